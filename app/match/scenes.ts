import { type Beat } from '../../components/table/board'
import { captions, duration } from '../../components/theme/tokens'
import { type ViewBase } from '../../rules'
import { actAfter, isPerson, stateAt, type Host } from './host'
import { heardOf } from './showing'
import { captionOf, sentencesOf, type Teller } from './telling'
import { playerWord } from '../words'

/** What is shown of an act, one after another: the act, a beat for what it did to the viewer, a ribbon, time to read. */
export type Scene =
  | { readonly name: 'act'; readonly ms: number }
  | { readonly name: 'beat'; readonly ms: number; readonly beat: Beat }
  | { readonly name: 'ribbon'; readonly ms: number; readonly words: string }
  | { readonly name: 'reading'; readonly ms: number }

/** The scenes of the act that is being shown now. */
export function scenesOf(teller: Teller, host: Host): Scene[] {
  const { table, t, players } = teller
  const { game, holder, shown } = host
  const end = actAfter(host, shown)
  const steps = host.steps.slice(shown, end)
  const events = heardOf(steps, holder)
  const scenes: Scene[] = [{ name: 'act', ms: table.duration(events) }]
  const beat = table.beat?.(events, holder, t, (seat) => playerWord(t, players[seat]!))
  if (beat) scenes.push({ name: 'beat', ms: duration.beat, beat })
  const headingOf = (view: ViewBase) => table.heading(view, t)
  const heading = headingOf(game.view(stateAt(host, end), holder))
  const over = game.result(stateAt(host, end)) !== null
  if (!over && heading !== headingOf(game.view(stateAt(host, shown), holder))) {
    scenes.push({ name: 'ribbon', ms: duration.ribbon, words: heading })
  }
  // A bot's thinking leaves time to read; one's own turn would take the caption away at once.
  const next = end === host.steps.length ? game.actors(stateAt(host, end)) : []
  if (steps[0]!.seat !== holder && next.some((seat) => isPerson(host, seat))) {
    const letters = captionOf(sentencesOf(teller, steps, holder)).length
    const shownFor = scenes.reduce((sum, { ms }) => sum + ms, 0)
    const ms = letters === 0 ? 0 : captions.base + captions.perLetter * letters - shownFor
    if (ms > 0) scenes.push({ name: 'reading', ms })
  }
  return scenes
}
