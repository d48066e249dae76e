import { boardOf, type Board } from './board'

/**
 * The forty islands. Reconstructed: the printed ones are lost, these are drawn for this app. Sea ~, plain ground .,
 * trap x, robber !, treasures by their coins, flags W R B. Their names and stories are among the texts.
 */
const MAPS = {
  crescent: `
    ~1..~
    ..~~~
    .W~~R
    .x~~.
    ~.x3.
  `,
  atoll: `
    ~..2~
    ..~.x
    2~~~!
    ..~W.
    ~xB.~
  `,
  hourglass: `
    .R...
    ~..1~
    ~~!~~
    ~.xx~
    .WB.3
  `,
  crossroads: `
    ~~2~~
    ~.x.~
    2..BW
    ~.x.~
    ~~R~~
  `,
  'twin-rocks': `
    .1~WR
    ..~.!
    ..~.x
    ..~3.
    ~~~~~
  `,
  serpent: `
    .1.W~
    ~~..~
    ~..!~
    ~.x~~
    ~.Bx3
  `,
  horseshoe: `
    ..~..
    2.~2.
    ..~!x
    R.~.x
    ~..W~
  `,
  anchor: `
    ~~x~~
    3..W.
    ~~!~~
    .~.~R
    ~.B1~
  `,
  starfish: `
    1~.~2
    ~...~
    ..W..
    ~Bxx~
    .~2~.
  `,
  whale: `
    ~~~~3
    .W!.~
    ..xxR
    .1.1.
    ~...~
  `,
  castaways: `
    .~.~.
    ~.~.~
    1~W~.
    ~.~x~
    .~.~3
  `,
  stairs: `
    B.~~~
    3x.~~
    ~.!W~
    ~~..x
    ~~~2.
  `,
  skull: `
    ~W!2~
    .~x~.
    .1!xB
    ~..3~
    ~R~.~
  `,
  comb: `
    ...W.
    .x...
    .~x~.
    3~.~1
    .~.~R
  `,
  lighthouse: `
    ~~.3~
    ~~..~
    ~.!.~
    W.1.~
    ..xB.
  `,
  'long-beach': `
    ~~~~~
    2..2.
    .xxxB
    .R.W.
    ~~~~~
  `,
  gallows: `
    ....~
    3~~R~
    x~~~~
    Wx~~~
    ..!1.
  `,
  turtle: `
    ~3~.~
    !.x..
    ~.x1~
    ..B..
    ~1~W~
  `,
  'needle-eye': `
    ~.2.~
    x.~.R
    ..~xW
    ~3!B~
    ~~.~~
  `,
  boot: `
    ~2.~~
    ~..~~
    ~.x~~
    ~.!x.
    ~W..2
  `,
  octopus: `
    ~..W~
    ~xx.~
    2R.1.
    .~2~.
    .~.~.
  `,
  'three-sisters': `
    ..~2B
    1.~x3
    ~~~~~
    ~.W!~
    ~...~
  `,
  lagoon: `
    .3...
    .~~~B
    .~x.~
    .~~~W
    R1...
  `,
  'fish-hook': `
    ~~~.~
    ~~~!3
    .~~.x
    1.~x.
    ~.RW~
  `,
  mermaid: `
    ~B.~~
    ...~~
    ~2..~
    ~~xx.
    ~~2~W
  `,
  barrel: `
    ~W..~
    ..xx.
    ....3
    .R2.x
    ~..!~
  `,
  treasury: `
    3~B..
    ~!~..
    ~~..R
    ~!.x1
    .W...
  `,
  'stepping-stones': `
    ..~3~
    ..~~.
    ~~x~~
    B~~..
    ~W~1.
  `,
  key: `
    ~R.~~
    W~~2~
    ~x.~~
    ~x~~~
    ~.2!.
  `,
  cradle: `
    .~~~W
    ..~R.
    .x1x1
    3...B
    ~~~~~
  `,
  parrot: `
    ~3.~~
    ..x.~
    ~B!.~
    ~1.Wx
    ~~~..
  `,
  'ghost-ship': `
    ~~R~~
    ~.2~~
    ~.x.~
    W!.1.
    ~.x3~
  `,
  chessboard: `
    .2..~
    1.R.B
    .....
    ..xx.
    ~W.x2
  `,
  'broken-oar': `
    x3~~~
    ..~~~
    ~~!~~
    ~~~..
    ~~1BW
  `,
  cauldron: `
    2~~~.
    .B..2
    ..!x.
    ~Wx.~
    ~.~R~
  `,
  'monkey-tail': `
    ~1.W~
    ~~~x~
    ~~x.~
    .~3~~
    ....~
  `,
  widow: `
    ~!..~
    ...x3
    ~..!~
    ~..x~
    2.WB.
  `,
  pincers: `
    W.~..
    .~~~R
    1!~x2
    ~2..~
    ~~B~~
  `,
  governor: `
    3..1.
    !~x..
    .x...
    .WR~x
    ....2
  `,
  'worlds-end': `
    ~~1.x
    ~.W..
    ..!~~
    .!~~~
    .x13~
  `,
} as const

export type IslandId = keyof typeof MAPS

export const ISLANDS: readonly { readonly id: IslandId; readonly map: readonly string[] }[] = Object.entries(
  MAPS,
).map(([id, map]) => ({ id: id as IslandId, map: map.trim().split(/\s+/) }))

export const BOARDS: readonly Board[] = ISLANDS.map(({ map }) => boardOf(map))

export function islandIndex(id: string): number {
  return ISLANDS.findIndex((island) => island.id === id)
}
