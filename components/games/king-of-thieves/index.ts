import { kingOfThieves, type Event, type Move, type View } from '../../../rules/king-of-thieves'
import { defineTable } from '../../table/board'
import { Board } from './Board'
import { Count } from './Count'
import {
  Cards,
  Counting,
  Decks,
  Dice,
  Fencing,
  Goal,
  Piece,
  Robbing,
  Splitting,
  Tokens,
} from './illustrations'
import { Picture } from './Picture'
import { durationOf, feedbackOf } from './timing'
import { beat, heading, tell, tellAct } from './words'

export const kingOfThievesTable = defineTable<View, Move, Event>({
  game: kingOfThieves,
  minutes: [30, 50],
  Board,
  Picture,
  Count,
  duration: durationOf,
  feedback: feedbackOf,
  tell,
  tellAct,
  heading,
  beat,
  rules: [
    { topic: 'goal', Illustration: Goal },
    { topic: 'dice', Illustration: Dice },
    { topic: 'split', Illustration: Splitting },
    { topic: 'rob', Illustration: Robbing },
    { topic: 'piece', Illustration: Piece },
    { topic: 'fence', Illustration: Fencing },
    { topic: 'cards', Illustration: Cards },
    { topic: 'tokens', Illustration: Tokens },
    { topic: 'market', Illustration: Decks },
    { topic: 'scoring', Illustration: Counting },
  ],
})
