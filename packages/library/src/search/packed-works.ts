import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Works that are packed together, in UTF-16 units: what one needs is unpacked fast, and short ones become smaller together. */
const together = 6000
const mostTogether = 64
/** Deflate, and not Zstandard, which takes twice as long to unpack so little. */
const level = 3

/** What is known of works, as text, in memory at about a quarter of its length. */
export interface PackedWorks {
  bytes(): number
  /** Takes in what is known of some works, each once. */
  add(works: ReadonlyMap<number, string>): void
  read(work: number): string | undefined
}

/** As texts of their own a hundred thousand works are that many objects, which every look for garbage goes through. */
export function createPackedWorks(): PackedWorks {
  const packs: Uint8Array[] = []
  const places = new Map<number, number>()
  let bytes = 0
  let open: { works: number[]; texts: string[]; length: number } = { works: [], texts: [], length: 0 }

  const close = () => {
    if (open.texts.length === 0) return
    // A copy of its own length: what deflate gives keeps the 16 KB alive into which it wrote.
    const packed = new Uint8Array(deflateRawSync(open.texts.join('\n'), { level }))
    for (const [at, work] of open.works.entries()) places.set(work, packs.length * mostTogether + at)
    packs.push(packed)
    bytes += packed.length + 150 + open.works.length * 20
    open = { works: [], texts: [], length: 0 }
  }
  return {
    bytes: () => bytes,
    add(works) {
      for (const [work, text] of works) {
        open.works.push(work)
        open.texts.push(text)
        open.length += text.length
        if (open.length >= together || open.works.length === mostTogether) close()
      }
      close()
    },
    read(work) {
      const place = places.get(work)
      if (place === undefined) return undefined
      const packed = packs[Math.floor(place / mostTogether)] as Uint8Array
      // As JSON they have no line ends of their own.
      return inflateRawSync(packed).toString().split('\n')[place % mostTogether]
    },
  }
}
