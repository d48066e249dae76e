import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'

import { type Seat } from '../../../rules/core/game'
import { type Move, type View as GameView } from '../../../rules/king-of-thieves'
import { Body, Button, Caption, Label, Press } from '../../kit'
import { type SeatLook } from '../../table/board'
import { colours, opacity, radius, shadow, size, space } from '../../theme/tokens'
import { type DeskAction } from './desk'
import { keepsLootSteady } from './mats'
import { FirstPiece } from './pieces/FirstPiece'
import { Loot } from './pieces/Loot'
import { SmallDie } from './pieces/SmallDie'
import { isOffered, pileAt, robOf, sizeOf, within, without, type Pile } from './piles'
import { faceWords, pileWords } from './words'

type Props = {
  look: SeatLook
  giveBack: Pile
  view: GameView
  act: (action: DeskAction) => void
}

type ButtonProps = Omit<Props, 'act'> & {
  moves: readonly Move[]
  rob: (from: Seat, keep: Pile) => void
}

const DIE = 44

/** All of a rival's loot is in the player's hands: what goes back is pressed, and everybody's share is seen. */
export function Robbery({ look, giveBack, view, act }: Props) {
  const { t } = useTranslation('king-of-thieves')
  const { seat } = look
  const loot = pileAt(view, seat)
  const back = within(loot, giveBack)
  const keep = without(loot, back)
  const centre = pileAt(view, null)
  const label = (what: string, goesBack: boolean) => t(goesBack ? 'rob.returnOne' : 'rob.keepOne', { what })
  return (
    <View style={styles.robbery}>
      <Body tone="soft">{t('rob.text')}</Body>
      <View style={styles.objects}>
        {loot.piece && (
          <Press
            role="checkbox"
            aria-checked={back.piece}
            label={label(t('piece'), back.piece)}
            onPress={() => act({ type: 'give-back-piece' })}
            style={[styles.object, back.piece && styles.back]}
          >
            <FirstPiece size={DIE} />
          </Press>
        )}
        {loot.dice.map((die) => {
          const goesBack = back.dice.includes(die)
          const { face } = view.dice[die]!
          return (
            <Press
              key={die}
              role="checkbox"
              aria-checked={goesBack}
              label={label(faceWords(t, face), goesBack)}
              onPress={() => act({ type: 'give-back-die', die })}
              style={[styles.object, goesBack && styles.back]}
            >
              <SmallDie face={face} size={DIE} />
            </Press>
          )
        })}
      </View>
      <Share title={t('rob.keep')} words={pileWords(t, view, keep)}>
        <Loot view={view} pile={keep} size={24} />
      </Share>
      <Share title={t('rob.centre')} words={`${pileWords(t, view, centre)}; ${pileWords(t, view, back)}`}>
        <Loot view={view} pile={centre} size={24} />
        <Loot view={view} pile={back} size={24} ghost />
      </Share>
      <Caption tone="soft">
        {`${t(keepsLootSteady(view, seat) ? 'rob.steady' : 'rob.rerolled')} ${t('rob.victim', { name: look.name })}`}
      </Caption>
    </View>
  )
}

/** It stands below what scrolls, so that it is in sight on a low screen too. */
export function RobButton({ look, giveBack, view, moves, rob }: ButtonProps) {
  const { t } = useTranslation('king-of-thieves')
  const { seat } = look
  const keep = without(pileAt(view, seat), giveBack)
  const offered = isOffered(moves, robOf(view, seat, keep))
  const reason = sizeOf(keep) === 0 ? 'keep-something' : 'return-something'
  return (
    <Button
      kind="primary"
      icon="thief"
      title={t('action.rob', { name: look.word })}
      disabledReason={offered ? undefined : t(`refusals.${reason}`)}
      onPress={() => rob(seat, keep)}
    />
  )
}

function Share({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <View style={styles.share} role="img" aria-label={`${title}: ${words}`}>
      <Label style={styles.title}>{title}</Label>
      <View style={styles.pile}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  robbery: { gap: space.m },
  objects: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  object: {
    padding: space.hair,
    borderRadius: radius.card,
    borderWidth: size.frame,
    borderColor: colours.brass,
  },
  back: { borderColor: colours.clear, opacity: opacity.disabled },
  share: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 40,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.card,
    backgroundColor: colours.hollow,
    boxShadow: shadow.sunken,
  },
  title: { width: 96 },
  pile: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
