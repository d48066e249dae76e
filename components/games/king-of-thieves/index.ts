import en from '../../../assets/texts/en/king-of-thieves.json'
import ru from '../../../assets/texts/ru/king-of-thieves.json'
import { kingOfThieves, type Event, type Move, type View } from '../../../rules/king-of-thieves'
import { bringGlyphs } from '../../icons/Icon'
import { defineTable } from '../../table/board'
import { Board } from './Board'
import { glyphs } from './cards/glyphs'
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
import { durationOf, feedbackOf } from './timing'
import { beat, heading, tell, tellAct } from './words'

bringGlyphs(glyphs)

export const kingOfThievesTable = defineTable<View, Move, Event>({
  game: kingOfThieves,
  Board,
  Count,
  duration: durationOf,
  feedback: feedbackOf,
  tell,
  tellAct,
  heading,
  beat,
  texts: { en, ru },
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
