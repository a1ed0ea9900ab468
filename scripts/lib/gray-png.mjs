import { crc32, deflateSync } from 'node:zlib'

/**
 * A picture in gray as a small PNG of 16 shades.
 * @param {Buffer} pgm a binary portable graymap, as pdftoppm -gray writes it
 * @returns {Buffer}
 */
export function grayPng(pgm) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1')) ?? []
  if (!head) throw new Error('This is no picture in gray.')
  const pixels = pgm.subarray(head.length)
  const stride = Math.ceil(width / 2)
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (stride + 1) + 1 + (x >> 1)] |= Math.round(pixels[y * width + x] / 17) << (x % 2 === 0 ? 4 : 0)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(Number(width), 0)
  header.writeUInt32BE(Number(height), 4)
  header[8] = 4
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
