import { CARDS, type Sign } from '@/rules/king-of-thieves/cards'
import { DECKS } from '@/rules/king-of-thieves/data'
import { buy, cards, gems, listed, position, refusal } from './position'

/** The printed costs, cards of the same cost together. */
const BY_COST: Record<string, string> = {
  R: 'disgruntled-minion tailor',
  W: 'corrupt-official local-celebrity',
  B: 'coercion-coordinator guy-in-a-trenchcoat',
  G: 'nearby-safehouse public-relations-expert',
  RR: 'alchemical-lab bondsman giant-belt-buckle',
  WW: 'fence necklace',
  BB: 'glamour shadowy-hood',
  GG: 'pawnbroker philosophers-stone',
  RW: 'fortified-safehouse menacing-monocle',
  RB: 'lucky-paw provisioned-safehouse unlabeled-potion fur-coat',
  RG: 'brooch executive-assistant',
  WB: 'bookie concealed-safehouse',
  WG: 'colored-glass the-heist',
  BG: 'big-haul island-estate',
  RRW: 'water-buffalo',
  RWW: 'collecting-golem',
  RRG: 'treasure-map-land',
  WWG: 'impressed-noble',
  WWB: 'scepter',
  WBB: 'crown',
  BBG: 'sticky-fingered-dockhand',
  WGG: 'rumor-monger',
  BGG: 'treasure-map-sea',
  RWB: 'eyepatch-of-command',
  RWG: 'exit-strategy insurance-racket',
  RBG: 'gauntlet-of-evil-intent legitimate-jeweller',
  WBG: 'imbalanced-scales wicked-clutches',
  RWBG: 'loyalty-program political-campaign',
}

const priced = Object.entries(BY_COST).flatMap(([cost, ids]) =>
  ids.split(' ').map((id) => [id, cost] as const),
)

describe('the market', () => {
  test('all 49 cards have a price', () => {
    expect(priced.map(([id]) => id).sort()).toEqual(CARDS.map(({ id }) => id).sort())
  })

  test.each(priced)('%s costs %s', (id, cost) => {
    const state = position({ loot: [`RRWWBBGG*`, '$', 'M'], market: [id] })
    expect(listed(state, 'buy')).toEqual([buy(id, cost)])
    const poor = position({ loot: ['$*', '$', 'M'], market: [id], coins: [cost.length - 1, 0, 0] })
    expect(refusal(poor, 0, buy(id, '', cost.length))).toBe('no-coins')
    expect(CARDS[cards(id)[0]!]!.cost).toEqual(gems(cost))
  })

  test.each<[Sign, string, number[]]>([
    ['henchman', '10, 7 and none', [10, 7, 0]],
    ['wand', '4, 5 and 1', [4, 5, 1]],
    ['tower', '1, 3 and none', [1, 3, 0]],
    ['map', 'all in deck C', [0, 0, 3]],
    ['scheme', 'all in deck C', [0, 0, 6]],
  ])('%s cards in the three decks: %s', (sign, _, counts) => {
    const having = DECKS.map(
      (_deck, deck) => CARDS.filter((card) => card.deck === deck && card.signs.includes(sign)).length,
    )
    expect(having).toEqual(counts)
  })
})
