import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A row that could not be taken in. */
export interface Reject {
  file: string
  /** The how manieth of its file, from 1. */
  item: number
  reason: string
  row: unknown
}

const mostOfRow = 10_000

/** Writes bad rows as JSON Lines, so that nothing is lost and they can be mended and imported by themselves. */
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
