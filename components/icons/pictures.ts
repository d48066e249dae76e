// Made by scripts/assets/pieces.ts from the drawings beside it. Do not edit.
import diceRed from '../../assets/pictures/pieces/dice/red.png'
import diceRedBold from '../../assets/pictures/pieces/dice/red-bold.png'
import gemsRed from '../../assets/pictures/pieces/gems/red.png'
import gemsRedSmall from '../../assets/pictures/pieces/gems/red-small.png'
import diceWhite from '../../assets/pictures/pieces/dice/white.png'
import diceWhiteBold from '../../assets/pictures/pieces/dice/white-bold.png'
import gemsWhite from '../../assets/pictures/pieces/gems/white.png'
import gemsWhiteSmall from '../../assets/pictures/pieces/gems/white-small.png'
import diceBlue from '../../assets/pictures/pieces/dice/blue.png'
import diceBlueBold from '../../assets/pictures/pieces/dice/blue-bold.png'
import gemsBlue from '../../assets/pictures/pieces/gems/blue.png'
import gemsBlueSmall from '../../assets/pictures/pieces/gems/blue-small.png'
import diceGreen from '../../assets/pictures/pieces/dice/green.png'
import diceGreenBold from '../../assets/pictures/pieces/dice/green-bold.png'
import gemsGreen from '../../assets/pictures/pieces/gems/green.png'
import gemsGreenSmall from '../../assets/pictures/pieces/gems/green-small.png'
import diceBag from '../../assets/pictures/pieces/dice/bag.png'
import diceBagBold from '../../assets/pictures/pieces/dice/bag-bold.png'
import gemsBag from '../../assets/pictures/pieces/gems/bag.png'
import gemsBagSmall from '../../assets/pictures/pieces/gems/bag-small.png'
import diceMask from '../../assets/pictures/pieces/dice/mask.png'
import diceMaskBold from '../../assets/pictures/pieces/dice/mask-bold.png'
import gemsMask from '../../assets/pictures/pieces/gems/mask.png'
import gemsMaskSmall from '../../assets/pictures/pieces/gems/mask-small.png'
import diceShadow from '../../assets/pictures/pieces/dice/shadow.png'
import kingFirst from '../../assets/pictures/pieces/king/first.png'
import kingCoin from '../../assets/pictures/pieces/king/coin.png'
import kingCoinSmall from '../../assets/pictures/pieces/king/coin-small.png'
import kingInfamy from '../../assets/pictures/pieces/king/infamy.png'
import kingInfamySmall from '../../assets/pictures/pieces/king/infamy-small.png'
import kingGroundA from '../../assets/pictures/pieces/king/ground-A.png'
import kingGroundB from '../../assets/pictures/pieces/king/ground-B.png'
import kingGroundC from '../../assets/pictures/pieces/king/ground-C.png'
import kingSignHenchman from '../../assets/pictures/pieces/king/sign-henchman.png'
import kingSignWand from '../../assets/pictures/pieces/king/sign-wand.png'
import kingSignTower from '../../assets/pictures/pieces/king/sign-tower.png'
import kingSignGoods from '../../assets/pictures/pieces/king/sign-goods.png'
import kingSignScheme from '../../assets/pictures/pieces/king/sign-scheme.png'
import kingSignMap from '../../assets/pictures/pieces/king/sign-map.png'
import kingAlchemicalLab from '../../assets/pictures/pieces/king/alchemical-lab.png'
import kingBondsman from '../../assets/pictures/pieces/king/bondsman.png'
import kingCoercionCoordinator from '../../assets/pictures/pieces/king/coercion-coordinator.png'
import kingCorruptOfficial from '../../assets/pictures/pieces/king/corrupt-official.png'
import kingDisgruntledMinion from '../../assets/pictures/pieces/king/disgruntled-minion.png'
import kingFence from '../../assets/pictures/pieces/king/fence.png'
import kingGlamour from '../../assets/pictures/pieces/king/glamour.png'
import kingGuyInATrenchcoat from '../../assets/pictures/pieces/king/guy-in-a-trenchcoat.png'
import kingLocalCelebrity from '../../assets/pictures/pieces/king/local-celebrity.png'
import kingNearbySafehouse from '../../assets/pictures/pieces/king/nearby-safehouse.png'
import kingNecklace from '../../assets/pictures/pieces/king/necklace.png'
import kingPawnbroker from '../../assets/pictures/pieces/king/pawnbroker.png'
import kingPhilosophersStone from '../../assets/pictures/pieces/king/philosophers-stone.png'
import kingPublicRelationsExpert from '../../assets/pictures/pieces/king/public-relations-expert.png'
import kingShadowyHood from '../../assets/pictures/pieces/king/shadowy-hood.png'
import kingTailor from '../../assets/pictures/pieces/king/tailor.png'
import kingWaterBuffalo from '../../assets/pictures/pieces/king/water-buffalo.png'
import kingBookie from '../../assets/pictures/pieces/king/bookie.png'
import kingBrooch from '../../assets/pictures/pieces/king/brooch.png'
import kingConcealedSafehouse from '../../assets/pictures/pieces/king/concealed-safehouse.png'
import kingColoredGlass from '../../assets/pictures/pieces/king/colored-glass.png'
import kingImpressedNoble from '../../assets/pictures/pieces/king/impressed-noble.png'
import kingExecutiveAssistant from '../../assets/pictures/pieces/king/executive-assistant.png'
import kingEyepatchOfCommand from '../../assets/pictures/pieces/king/eyepatch-of-command.png'
import kingFortifiedSafehouse from '../../assets/pictures/pieces/king/fortified-safehouse.png'
import kingGauntletOfEvilIntent from '../../assets/pictures/pieces/king/gauntlet-of-evil-intent.png'
import kingImbalancedScales from '../../assets/pictures/pieces/king/imbalanced-scales.png'
import kingLegitimateJeweller from '../../assets/pictures/pieces/king/legitimate-jeweller.png'
import kingLuckyPaw from '../../assets/pictures/pieces/king/lucky-paw.png'
import kingMenacingMonocle from '../../assets/pictures/pieces/king/menacing-monocle.png'
import kingProvisionedSafehouse from '../../assets/pictures/pieces/king/provisioned-safehouse.png'
import kingRumorMonger from '../../assets/pictures/pieces/king/rumor-monger.png'
import kingStickyFingeredDockhand from '../../assets/pictures/pieces/king/sticky-fingered-dockhand.png'
import kingUnlabeledPotion from '../../assets/pictures/pieces/king/unlabeled-potion.png'
import kingWickedClutches from '../../assets/pictures/pieces/king/wicked-clutches.png'
import kingBigHaul from '../../assets/pictures/pieces/king/big-haul.png'
import kingCollectingGolem from '../../assets/pictures/pieces/king/collecting-golem.png'
import kingCrown from '../../assets/pictures/pieces/king/crown.png'
import kingExitStrategy from '../../assets/pictures/pieces/king/exit-strategy.png'
import kingFurCoat from '../../assets/pictures/pieces/king/fur-coat.png'
import kingGiantBeltBuckle from '../../assets/pictures/pieces/king/giant-belt-buckle.png'
import kingInsuranceRacket from '../../assets/pictures/pieces/king/insurance-racket.png'
import kingIslandEstate from '../../assets/pictures/pieces/king/island-estate.png'
import kingLoyaltyProgram from '../../assets/pictures/pieces/king/loyalty-program.png'
import kingPoliticalCampaign from '../../assets/pictures/pieces/king/political-campaign.png'
import kingScepter from '../../assets/pictures/pieces/king/scepter.png'
import kingTheHeist from '../../assets/pictures/pieces/king/the-heist.png'
import kingTreasureMapSea from '../../assets/pictures/pieces/king/treasure-map-sea.png'
import kingTreasureMapLand from '../../assets/pictures/pieces/king/treasure-map-land.png'
import nimbleMoney from '../../assets/pictures/pieces/nimble/money.png'
import nimbleMoneyStar from '../../assets/pictures/pieces/nimble/money-star.png'
import nimbleMoneyVent from '../../assets/pictures/pieces/nimble/money-vent.png'
import nimbleMoneyAccomplice from '../../assets/pictures/pieces/nimble/money-accomplice.png'
import nimbleMoneyShove from '../../assets/pictures/pieces/nimble/money-shove.png'
import nimbleMoneyEye from '../../assets/pictures/pieces/nimble/money-eye.png'
import nimbleGold from '../../assets/pictures/pieces/nimble/gold.png'
import nimbleGoldStar from '../../assets/pictures/pieces/nimble/gold-star.png'
import nimbleGoldVent from '../../assets/pictures/pieces/nimble/gold-vent.png'
import nimbleGoldAccomplice from '../../assets/pictures/pieces/nimble/gold-accomplice.png'
import nimbleGoldShove from '../../assets/pictures/pieces/nimble/gold-shove.png'
import nimbleGoldEye from '../../assets/pictures/pieces/nimble/gold-eye.png'
import nimbleDiamond from '../../assets/pictures/pieces/nimble/diamond.png'
import nimbleDiamondStar from '../../assets/pictures/pieces/nimble/diamond-star.png'
import nimbleDiamondVent from '../../assets/pictures/pieces/nimble/diamond-vent.png'
import nimbleDiamondAccomplice from '../../assets/pictures/pieces/nimble/diamond-accomplice.png'
import nimbleDiamondShove from '../../assets/pictures/pieces/nimble/diamond-shove.png'
import nimbleDiamondEye from '../../assets/pictures/pieces/nimble/diamond-eye.png'
import nimbleThiefCrimson from '../../assets/pictures/pieces/nimble/thief-crimson.png'
import nimbleThiefCrimsonBold from '../../assets/pictures/pieces/nimble/thief-crimson-bold.png'
import nimbleThiefAzure from '../../assets/pictures/pieces/nimble/thief-azure.png'
import nimbleThiefAzureBold from '../../assets/pictures/pieces/nimble/thief-azure-bold.png'
import nimbleThiefEmerald from '../../assets/pictures/pieces/nimble/thief-emerald.png'
import nimbleThiefEmeraldBold from '../../assets/pictures/pieces/nimble/thief-emerald-bold.png'
import nimbleThiefAmber from '../../assets/pictures/pieces/nimble/thief-amber.png'
import nimbleThiefAmberBold from '../../assets/pictures/pieces/nimble/thief-amber-bold.png'
import nimbleThiefViolet from '../../assets/pictures/pieces/nimble/thief-violet.png'
import nimbleThiefVioletBold from '../../assets/pictures/pieces/nimble/thief-violet-bold.png'
import nimbleGuard from '../../assets/pictures/pieces/nimble/guard.png'

export const pictures = {
  'dice/red': diceRed,
  'dice/red-bold': diceRedBold,
  'gems/red': gemsRed,
  'gems/red-small': gemsRedSmall,
  'dice/white': diceWhite,
  'dice/white-bold': diceWhiteBold,
  'gems/white': gemsWhite,
  'gems/white-small': gemsWhiteSmall,
  'dice/blue': diceBlue,
  'dice/blue-bold': diceBlueBold,
  'gems/blue': gemsBlue,
  'gems/blue-small': gemsBlueSmall,
  'dice/green': diceGreen,
  'dice/green-bold': diceGreenBold,
  'gems/green': gemsGreen,
  'gems/green-small': gemsGreenSmall,
  'dice/bag': diceBag,
  'dice/bag-bold': diceBagBold,
  'gems/bag': gemsBag,
  'gems/bag-small': gemsBagSmall,
  'dice/mask': diceMask,
  'dice/mask-bold': diceMaskBold,
  'gems/mask': gemsMask,
  'gems/mask-small': gemsMaskSmall,
  'dice/shadow': diceShadow,
  'king/first': kingFirst,
  'king/coin': kingCoin,
  'king/coin-small': kingCoinSmall,
  'king/infamy': kingInfamy,
  'king/infamy-small': kingInfamySmall,
  'king/ground-A': kingGroundA,
  'king/ground-B': kingGroundB,
  'king/ground-C': kingGroundC,
  'king/sign-henchman': kingSignHenchman,
  'king/sign-wand': kingSignWand,
  'king/sign-tower': kingSignTower,
  'king/sign-goods': kingSignGoods,
  'king/sign-scheme': kingSignScheme,
  'king/sign-map': kingSignMap,
  'king/alchemical-lab': kingAlchemicalLab,
  'king/bondsman': kingBondsman,
  'king/coercion-coordinator': kingCoercionCoordinator,
  'king/corrupt-official': kingCorruptOfficial,
  'king/disgruntled-minion': kingDisgruntledMinion,
  'king/fence': kingFence,
  'king/glamour': kingGlamour,
  'king/guy-in-a-trenchcoat': kingGuyInATrenchcoat,
  'king/local-celebrity': kingLocalCelebrity,
  'king/nearby-safehouse': kingNearbySafehouse,
  'king/necklace': kingNecklace,
  'king/pawnbroker': kingPawnbroker,
  'king/philosophers-stone': kingPhilosophersStone,
  'king/public-relations-expert': kingPublicRelationsExpert,
  'king/shadowy-hood': kingShadowyHood,
  'king/tailor': kingTailor,
  'king/water-buffalo': kingWaterBuffalo,
  'king/bookie': kingBookie,
  'king/brooch': kingBrooch,
  'king/concealed-safehouse': kingConcealedSafehouse,
  'king/colored-glass': kingColoredGlass,
  'king/impressed-noble': kingImpressedNoble,
  'king/executive-assistant': kingExecutiveAssistant,
  'king/eyepatch-of-command': kingEyepatchOfCommand,
  'king/fortified-safehouse': kingFortifiedSafehouse,
  'king/gauntlet-of-evil-intent': kingGauntletOfEvilIntent,
  'king/imbalanced-scales': kingImbalancedScales,
  'king/legitimate-jeweller': kingLegitimateJeweller,
  'king/lucky-paw': kingLuckyPaw,
  'king/menacing-monocle': kingMenacingMonocle,
  'king/provisioned-safehouse': kingProvisionedSafehouse,
  'king/rumor-monger': kingRumorMonger,
  'king/sticky-fingered-dockhand': kingStickyFingeredDockhand,
  'king/unlabeled-potion': kingUnlabeledPotion,
  'king/wicked-clutches': kingWickedClutches,
  'king/big-haul': kingBigHaul,
  'king/collecting-golem': kingCollectingGolem,
  'king/crown': kingCrown,
  'king/exit-strategy': kingExitStrategy,
  'king/fur-coat': kingFurCoat,
  'king/giant-belt-buckle': kingGiantBeltBuckle,
  'king/insurance-racket': kingInsuranceRacket,
  'king/island-estate': kingIslandEstate,
  'king/loyalty-program': kingLoyaltyProgram,
  'king/political-campaign': kingPoliticalCampaign,
  'king/scepter': kingScepter,
  'king/the-heist': kingTheHeist,
  'king/treasure-map-sea': kingTreasureMapSea,
  'king/treasure-map-land': kingTreasureMapLand,
  'nimble/money': nimbleMoney,
  'nimble/money-star': nimbleMoneyStar,
  'nimble/money-vent': nimbleMoneyVent,
  'nimble/money-accomplice': nimbleMoneyAccomplice,
  'nimble/money-shove': nimbleMoneyShove,
  'nimble/money-eye': nimbleMoneyEye,
  'nimble/gold': nimbleGold,
  'nimble/gold-star': nimbleGoldStar,
  'nimble/gold-vent': nimbleGoldVent,
  'nimble/gold-accomplice': nimbleGoldAccomplice,
  'nimble/gold-shove': nimbleGoldShove,
  'nimble/gold-eye': nimbleGoldEye,
  'nimble/diamond': nimbleDiamond,
  'nimble/diamond-star': nimbleDiamondStar,
  'nimble/diamond-vent': nimbleDiamondVent,
  'nimble/diamond-accomplice': nimbleDiamondAccomplice,
  'nimble/diamond-shove': nimbleDiamondShove,
  'nimble/diamond-eye': nimbleDiamondEye,
  'nimble/thief-crimson': nimbleThiefCrimson,
  'nimble/thief-crimson-bold': nimbleThiefCrimsonBold,
  'nimble/thief-azure': nimbleThiefAzure,
  'nimble/thief-azure-bold': nimbleThiefAzureBold,
  'nimble/thief-emerald': nimbleThiefEmerald,
  'nimble/thief-emerald-bold': nimbleThiefEmeraldBold,
  'nimble/thief-amber': nimbleThiefAmber,
  'nimble/thief-amber-bold': nimbleThiefAmberBold,
  'nimble/thief-violet': nimbleThiefViolet,
  'nimble/thief-violet-bold': nimbleThiefVioletBold,
  'nimble/guard': nimbleGuard,
} as const
