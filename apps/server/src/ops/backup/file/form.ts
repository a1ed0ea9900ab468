import { z } from 'zod'
import { sums } from './tally.ts'

/**
 * A backup is a tar in one frame of Zstandard: `manifest.json`, then the rows of one table after the other in pieces
 * named `tables/<table>/<number>`, each in the text form of COPY, then `end.json`. Whoever has `zstd`, `tar` and `psql`
 * can read it without Casewright.
 */
export const formVersion = 1

/** What one entry has at most. */
export const pieceBytes = 4 * 1024 * 1024

export const manifest = z.object({
  form: z.literal('casewright-backup'),
  formVersion: z.number().int(),
  /** Of the Casewright that wrote it. */
  version: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Of the database, such as 18.4. */
  postgres: z.string(),
  /** In order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  /** What the keys are called that its records are sealed with: the current one first. */
  vaultKeys: z.array(z.string()).min(1),
})
export type Manifest = z.infer<typeof manifest>

/** What stands behind all rows, as it is known only then. A file without it was cut off. */
export const end = z.object({
  tables: z.record(z.string(), sums),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Of manifest.json. */
  manifestSha256: z.string(),
})
export type End = z.infer<typeof end>
