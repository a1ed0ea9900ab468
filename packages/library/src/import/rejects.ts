import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RejectRow } from './state.ts'

/** A row that could not be taken in. */
export interface Reject {
  file: string
  /** The how manieth of its file, from 1. */
  item: number
  reason: string
  row: unknown
}

const mostOfRow = 10_000

/** Writes bad rows as JSON Lines, so that nothing is lost and they can be fixed and imported by themselves. */
export function createRejects(folder: string, importId: string) {
  const path = join(folder, `rejected-${importId}.jsonl`)
  return {
    path,
    async write(rejects: readonly Reject[]): Promise<void> {
      if (rejects.length === 0) return
      await mkdir(folder, { recursive: true })
      const lines = rejects.map(({ row, ...reject }) => {
        const whole = JSON.stringify(row) ?? ''
        return JSON.stringify({ ...reject, row: whole.length > mostOfRow ? whole.slice(0, mostOfRow) : row })
      })
      await appendFile(path, `${lines.join('\n')}\n`)
    },
  }
}

const mostOfListed = 500

/** As it is listed for who looks: PostgreSQL keeps no NUL in a text, and half a character cannot be written as UTF-8. */
export const rejectRow = ({ file, item, reason, row }: Reject): RejectRow => ({
  file: listed(file),
  item,
  reason: listed(reason),
  row: listed(typeof row === 'string' ? row : (JSON.stringify(row) ?? '')),
})

const listed = (text: string) => text.slice(0, mostOfListed).replaceAll('\0', '').toWellFormed()
