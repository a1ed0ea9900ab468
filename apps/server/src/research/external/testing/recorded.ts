import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.TEST_DATA && join(process.env.TEST_DATA, 'apis')

/** Whether the recorded answers are there; else their tests are skipped. */
export const hasRecorded = Boolean(folder && existsSync(folder))
if (!hasRecorded) console.warn('TEST_DATA is not set: the recorded answers of sources are not tested.')

export const recordedText = (path: string): string => readFileSync(join(folder as string, path), 'utf8')

/** A recorded answer's JSON, out of the envelope that it is kept in. */
export function recorded(path: string): unknown {
  const file = JSON.parse(recordedText(path)) as { response?: { json: unknown } }
  return file.response ? file.response.json : file
}
