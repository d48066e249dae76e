import en from '../../../assets/texts/en/nimble-thieves.json'
import ru from '../../../assets/texts/ru/nimble-thieves.json'
import { nimbleThieves, type Event, type Move, type View } from '../../../rules/nimble-thieves'
import { defineTable } from '../../table/board'
import { Board } from './Board'
import { Accomplice, BreakingIn, DarkRoom, Guards, Loot, Running, Shove, Star, Vent } from './illustrations'
import { durationOf, feedbackOf } from './timing'
import { beat, heading, tell, tellAct } from './words'

export const nimbleThievesTable = defineTable<View, Move, Event>({
  game: nimbleThieves,
  Board,
  duration: durationOf,
  feedback: feedbackOf,
  tell,
  tellAct,
  heading,
  beat,
  texts: { en, ru },
  rules: [
    { topic: 'goal', Illustration: Loot },
    { topic: 'placing', Illustration: BreakingIn },
    { topic: 'running', Illustration: Running },
    { topic: 'loot' },
    { topic: 'out' },
    { topic: 'guards', Illustration: Guards },
    { topic: 'star', Illustration: Star },
    { topic: 'vent', Illustration: Vent },
    { topic: 'accomplice', Illustration: Accomplice },
    { topic: 'shove', Illustration: Shove },
    { topic: 'dark', Illustration: DarkRoom },
    { topic: 'ending' },
  ],
})
