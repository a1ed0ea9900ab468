import { fileURLToPath } from 'node:url'
import { type Env, readEnv } from '../../env/env.ts'

const root = fileURLToPath(new URL('../../../../../..', import.meta.url))

/** What is to be undone, the last first, should the command end before it is done. */
export type Undo = (() => Promise<unknown>)[]

/** Runs a command in a process of its own, and ends the process: with a sentence where it cannot be done. */
export async function runCommand(work: (env: Env, undo: Undo) => Promise<void>): Promise<never> {
  const undo: Undo = []
  let ending = false
  const end = async (code: number): Promise<never> => {
    ending = true
    for (const one of undo.splice(0).reverse()) await one().catch(() => {})
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130))
  try {
    // biome-ignore lint/style/noProcessEnv: a process starts here.
    await work(readEnv(process.env, root), undo)
    return await end(0)
  } catch (error) {
    // What breaks because it is being undone is no news.
    if (ending) return new Promise<never>(() => {})
    console.error(error instanceof Error ? error.message : error)
    return end(1)
  }
}

const number = (value: number) => value.toLocaleString('en-US')

/** '1,234 rows of 45 tables' */
export const spokenRows = (tables: Record<string, { rows: number }>): string => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${number(rows)} rows of ${number(Object.keys(tables).length)} tables`
}

export const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1e6))} MB`

/** @param started of performance.now() */
export const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`
