import { boardOf, type Board } from './board'

/**
 * The forty islands. Reconstructed: the printed ones are lost, these are drawn for this app. Sea ~, plain ground .,
 * trap x, robber !, treasures by their coins, flags W R B. Their names are among the texts.
 */
const MAPS = {
  crescent: `
    ~...~
    x1W~~
    ..~.~
    .x.~R
    ~..3.
  `,
  atoll: `
    ~...~
    W...B
    .~!2.
    2.~.x
    ~x..~
  `,
  hourglass: `
    x..B.
    ~.3.~
    ~~.~.
    ~.!x~
    .~R1W
  `,
  crossroads: `
    ~2.~~
    ~2.W~
    Bx.R.
    ~x..~
    ~~.~~
  `,
  'twin-rocks': `
    ...W.
    ..~R1
    .!~.x
    ..~3.
    ~~.~~
  `,
  serpent: `
    ..1W~
    ~..~.
    ~!xx~
    ~.B.~
    ~3...
  `,
  horseshoe: `
    ..~!2
    ..~.x
    .2.Wx
    ...R.
    ~...~
  `,
  anchor: `
    ~~x~~
    3..W.
    ~~!.~
    .~.~R
    ~.B1~
  `,
  starfish: `
    2~x~2
    ~B..~
    ..W..
    ~.x1~
    .~.~.
  `,
  whale: `
    ~~~~3
    ..!.~
    ..Rxx
    ..11.
    ~.W.~
  `,
  castaways: `
    .~.~.
    ~.~1W
    .~.~.
    ~.~x.
    .~..3
  `,
  stairs: `
    x.~~~
    3x.~~
    ..!W~
    ~~B..
    ~~~2.
  `,
  skull: `
    1W!.~
    .xx~.
    .2!R.
    ~..3~
    ~.~.B
  `,
  comb: `
    .3~x.
    ..R..
    .~...
    ...~.
    x~W1.
  `,
  lighthouse: `
    ~~B3~
    ~~..~
    ~.x.~
    W1..~
    !....
  `,
  'long-beach': `
    ~~~~~
    2.W.x
    .B.xx
    .R.2.
    ~~~~~
  `,
  gallows: `
    ....~
    3~~.~
    x.~~~
    ~x..~
    !W.1R
  `,
  turtle: `
    ~.~.~
    !.x.3
    ~.x.~
    ..B11
    ~.~W~
  `,
  'needle-eye': `
    ~R2x~
    3~~..
    B.~.W
    ~x!.~
    ~~.~~
  `,
  boot: `
    ~..~~
    ~!x~~
    ~2x~~
    ~.W2.
    ~....
  `,
  octopus: `
    ~...~
    ~xW.~
    21.R.
    .~2~x
    .~.~.
  `,
  'three-sisters': `
    ..~B3
    ..!x2
    ~~.~.
    ~.W.~
    ~..1~
  `,
  lagoon: `
    .....
    .~3..
    B~x.~
    .~~1.
    ...WR
  `,
  'fish-hook': `
    ~~~.~
    ~~..3
    .~~Rx
    !..1x
    ~..W~
  `,
  mermaid: `
    ~..~~
    2..~~
    ~xW.~
    ~~.B.
    ~.2~x
  `,
  barrel: `
    ~x..~
    Wx...
    ....3
    2!xR.
    ~...~
  `,
  treasury: `
    3~.~.
    .B.x.
    ~R...
    ~!!1W
    .....
  `,
  'stepping-stones': `
    ..~3~
    ..B..
    ~~.~x
    .~...
    ~.W1.
  `,
  key: `
    ~2x~~
    ...!~
    ~x~W~
    ~R.~~
    ~2...
  `,
  cradle: `
    .~~~.
    .B~R.
    3x1.x
    ...1W
    ~~~~~
  `,
  parrot: `
    ~3.~~
    B.!.~
    ~xx1~
    ~..W.
    ~~~..
  `,
  'ghost-ship': `
    ~~.~~
    ~.2~~
    ~.xR~
    W1..!
    ~.x3~
  `,
  chessboard: `
    .W..~
    1...x
    ...R.
    x~B2~
    ~2..x
  `,
  'broken-oar': `
    .B.~~
    3x~~~
    ~~..~
    ~~~.1
    ~~!.W
  `,
  cauldron: `
    .~~~R
    2B..2
    x.!.x
    ~.W.~
    ~.~.~
  `,
  'monkey-tail': `
    ~W1.~
    ~~.x~
    ~~x.~
    ..3~~
    ....~
  `,
  widow: `
    ~..B~
    .!..3
    ...x~
    ..!x~
    2.W..
  `,
  pincers: `
    W.~..
    ~.~~x
    1R~2B
    ~2..~
    ~~!~~
  `,
  governor: `
    ....~
    !~21W
    .xRx.
    x~.~.
    ....3
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
