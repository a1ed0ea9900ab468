import { appendFile, readFile } from 'node:fs/promises'
import type { AuditAnchor } from '@casewright/api'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'

const form: z.ZodType<AuditAnchor> = z.object({
  at: z.string().max(40),
  lines: z.int().min(1),
  chain: z.string().regex(/^[0-9a-f]{64}$/),
})

/**
 * What was kept of the log outside the database, one JSON object a line; none where there is no file yet.
 * @throws Error where a line is none of ours: somebody changed the file, or it is another
 */
export async function readAnchors(file: string): Promise<AuditAnchor[]> {
  if (file === '') return []
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      try {
        return form.parse(JSON.parse(line))
      } catch {
        throw new Error(`Line ${index + 1} of the anchor file cannot be read.`)
      }
    })
}

/**
 * Writes down outside the database how the log ends now, where it has grown. The file is only added to, so it can lie
 * where nothing can be changed. Nothing is added while the log does not hold what was written down last.
 * @returns how many lines were added @throws Error where the end of the log was cut off or made again
 */
export async function writeAnchor(db: Database, file: string): Promise<number> {
  const before = (await readAnchors(file)).at(-1)
  if (before && (await linkAt(db, before.lines)) !== before.chain)
    throw new Error('The audit log no longer holds what was written down of it outside')
  const last = await db
    .selectFrom('auditLink')
    .select(['position', 'chain'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.position === before?.lines) return 0
  const anchor: AuditAnchor = {
    at: new Date().toISOString(),
    lines: last.position,
    chain: last.chain.toString('hex'),
  }
  await appendFile(file, `${JSON.stringify(anchor)}\n`, { mode: 0o600 })
  return 1
}

async function linkAt(db: Database, position: number): Promise<string | undefined> {
  const link = await db.selectFrom('auditLink').select('chain').where('position', '=', position).executeTakeFirst()
  return link?.chain.toString('hex')
}
