/** A picture in shades of grey, row by row, one byte to a pixel. */
export interface GrayPicture {
  data: Uint8Array
  width: number
  height: number
}

/** The picture turned clockwise by quarters. */
export function turned({ data, width, height }: GrayPicture, quarters: number): GrayPicture {
  if (quarters % 4 === 0) return { data, width, height }
  const flat = quarters % 2 === 0
  const out = new Uint8Array(data.length)
  const across = flat ? width : height
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = flat
        ? [width - 1 - x, height - 1 - y]
        : quarters % 4 === 1
          ? [height - 1 - y, x]
          : [y, width - 1 - x]
      out[toY * across + toX] = data[y * width + x] ?? 255
    }
  }
  return { data: out, width: across, height: flat ? height : width }
}

/** The picture at half its width and height. */
export function halved({ data, width, height }: GrayPicture): GrayPicture {
  const across = width >> 1
  const down = height >> 1
  const out = new Uint8Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = y * 2 * width + x * 2
      out[y * across + x] =
        ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + width] ?? 255) + (data[at + width + 1] ?? 255)) >> 2
    }
  }
  return { data: out, width: across, height: down }
}

/** The picture as a file (PGM), which every imaging library reads and which costs nothing to make. */
export function asPgm({ data, width, height }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}
