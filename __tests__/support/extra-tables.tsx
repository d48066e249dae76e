import i18next from 'i18next'
import { useState } from 'react'
import { View } from 'react-native'

import { Body, Button } from '../../components/kit'
import { defineTable, type AnyTable, type BoardProps, type Cover } from '../../components/table/board'
import { type AnyGame } from '../../rules'
import { LongHandBoard } from './LongHandBoard'
import { highCard, longHand, type HighCardEvent, type HighCardMove, type HighCardView } from './secret-game'

/** High Card as plain as can be: a line for what is seen, a button for every card and for every move. */
function HighCardBoard(props: BoardProps<HighCardView, HighCardMove, HighCardEvent>) {
  const { view, before, moves, looks, step, play } = props
  // Held over the table until the next step, as in a real game.
  const [held, setHeld] = useState<{ step: number; card: number } | null>(null)
  const card = held?.step === step ? held.card : null
  return (
    <View>
      <Body>{looks.map(({ name }) => name).join(' and ')}</Body>
      <Body>{`Before ${before.rounds.join(' ')}`}</Body>
      {card !== null && <Body>{`Holding ${card}`}</Body>}
      {view.hand.map((each) => (
        <Button key={each} title={`Hold ${each}`} onPress={() => setHeld({ step, card: each })} />
      ))}
      <Body>{`Hand ${view.hand.join(' ')}`}</Body>
      <Body>{`Rounds ${view.rounds.join(' ')}`}</Body>
      {moves.map((move) => {
        const title = move.type === 'lay' ? `Lay ${move.card}` : move.even ? 'Even' : 'Odd'
        return <Button key={title} title={title} onPress={() => play(move)} />
      })}
    </View>
  )
}

const words = {
  options: {
    deck: {
      title: 'Deck',
      short: { name: 'Short', text: 'Nine cards.' },
      long: { name: 'Long', text: 'Twelve cards.' },
    },
    die: { title: 'Die', off: { name: 'Off', text: 'No die.' }, on: { name: 'On', text: 'With a die.' } },
  },
  sources: { rounds: 'Rounds', bets: 'Bets' },
  ties: { rounds: 'More rounds decide.' },
  refusals: {
    'not-your-turn': 'Not your turn.',
    'not-in-hand': 'Not in your hand.',
    'not-a-move': 'Not a move.',
  },
}
const longHandWords = {
  ...words,
  options: {
    ...words.options,
    hand: {
      title: 'Hand',
      3: { name: 'Three', text: 'Three cards each.' },
      7: { name: 'Seven', text: 'Seven cards each.' },
      13: { name: 'Thirteen', text: 'Thirteen cards each.' },
      20: { name: 'Twenty', text: 'Twenty cards each.' },
    },
  },
  rules: { laying: { title: 'Laying', text: 'Lay one card face down.' } },
}

export const highCardTable = defineTable<HighCardView, HighCardMove, HighCardEvent>({
  game: highCard,
  Board: HighCardBoard,
  duration: () => 100,
  feedback: () => null,
  tell(event, _t, nameOf) {
    if (event.type === 'laid') return `${nameOf(event.seat)} lays ${event.card}.`
    if (event.type === 'shown') return `${event.cards.join(', ')}: ${nameOf(event.winner)} wins the round.`
    return null
  },
  heading: ({ rounds }) => `Round ${rounds.reduce((sum, won) => sum + won, 1)}`,
  rules: [],
  texts: { en: words, ru: {} },
})

const longHandTable = {
  ...highCardTable,
  game: longHand as unknown as AnyGame,
  Board: LongHandBoard as AnyTable['Board'],
  rules: [{ topic: 'laying' }],
  texts: { en: longHandWords, ru: {} },
}

const summary = 'Lay a card; the highest wins.'
const teach = () => {
  i18next.addResourceBundle('en', highCard.id, { name: 'High Card', summary })
  i18next.addResourceBundle('en', longHand.id, { name: 'Long Hand', summary })
}
if (i18next.isInitialized) teach()
else i18next.on('initialized', teach)

export const extraCovers: readonly Cover[] = [highCardTable, longHandTable].map((table) => ({
  game: table.game,
  minutes: [1, 1],
  Picture: ({ width, height }) => <View style={{ width, height }} />,
  load: async () => table,
}))
