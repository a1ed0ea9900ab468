import { createHash, type Hash, hash } from 'node:crypto'
import { z } from 'zod'

const newline = 10

export const sums = z.object({
  rows: z.number().int().nonnegative(),
  bytes: z.number().int().nonnegative(),
  /** Of the rows as they stand in the file, in hex. */
  sha256: z.string(),
  /** The hashes of the rows added up, in hex: the same in whatever order a database gives them. */
  content: z.string(),
})
export type Sums = z.infer<typeof sums>

/** Counts and hashes the rows of one table, as they come by in the text form of COPY: a row a line. */
export function createTally() {
  const whole = createHash('sha256')
  const added = new Uint32Array(8)
  let rows = 0
  let bytes = 0
  /** Of a row that goes on in the next piece. */
  let begun: Hash | undefined

  const count = (digest: Buffer) => {
    rows += 1
    for (let lane = 0; lane < added.length; lane++) added[lane] = (added[lane] ?? 0) + digest.readUInt32LE(lane * 4)
  }

  return {
    add(piece: Buffer): void {
      whole.update(piece)
      bytes += piece.length
      let start = 0
      for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline, start)) {
        const row = piece.subarray(start, end)
        count(begun ? begun.update(row).digest() : hash('sha256', row, 'buffer'))
        begun = undefined
        start = end + 1
      }
      if (start < piece.length) begun = (begun ?? createHash('sha256')).update(piece.subarray(start))
    },
    sums: (): Sums => ({
      rows,
      bytes,
      sha256: whole.digest('hex'),
      content: Buffer.from(added.buffer).toString('hex'),
    }),
  }
}
