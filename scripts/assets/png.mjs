import { crc32, deflateSync } from 'node:zlib'

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A square PNG of grey with alpha; `pixel(x, y)` gives the pair. */
export function greyPng(side, pixel) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 4, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (1 + side * 2))
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) rows.set(pixel(x, y), y * (1 + side * 2) + 1 + x * 2)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
