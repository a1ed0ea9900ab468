import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Accepted } from './person.ts'

interface Seen {
  state: string
  output: unknown
  error: { code: string; message: string } | null
  documents: { id: string }[]
}

export interface Settled {
  lost: number
  wrong: string[]
  /** When the last of them had ended, by this machine's clock. */
  at: number
  states: Record<string, number>
}

const ended = new Set(['done', 'failed', 'cancelled'])

/** The states that the database wrote down, of runs that nobody is shown any more (`ends.ts`). */
type Written = (runId: string) => Promise<string | undefined>

interface Allowed {
  /** Codes of errors that a run may end with and count as not lost; `interrupted` only what no worker executes. */
  mayFail?: readonly string[]
  /** Where runs are erased a minute after their end, before one comes to look at them. */
  written?: Written
}

/**
 * Waits until all accepted runs have ended.
 * @param seconds without any that ends, after which the others are given up: a busy machine is slow, and loses nothing
 */
export async function settle(runs: readonly Accepted[], seconds: number, { mayFail = [], written }: Allowed = {}) {
  const patience = seconds * 1000
  let until = Date.now() + patience
  const settled: Settled = { lost: 0, wrong: [], at: Date.now(), states: {} }
  const one = async (run: Accepted) => {
    for (;;) {
      const seen = await look(run)
      if (seen === gone && (await written?.(run.id)) === 'done') {
        settled.states.done = (settled.states.done ?? 0) + 1
        return
      }
      const over = Date.now() > until
      if (!over && (typeof seen === 'string' || !ended.has(seen.state))) {
        await wait(250)
        continue
      }
      settled.at = Math.max(settled.at, Date.now())
      if (!over) until = Date.now() + patience
      const problem = typeof seen === 'string' ? seen : problemOf(run, seen, mayFail)
      const state = typeof seen === 'string' ? 'gone' : seen.state
      settled.states[state] = (settled.states[state] ?? 0) + 1
      if (!problem && (typeof seen === 'string' || !run.sha256 || (await isReadable(run, seen)))) return
      settled.lost += 1
      if (settled.wrong.length < 5) settled.wrong.push(`run ${run.id}: ${problem ?? 'its document cannot be read'}`)
      return
    }
  }
  const left = [...runs]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let run = left.pop(); run; run = left.pop()) await one(run)
    }),
  )
  return settled
}

const gone = 'no longer exists'

/** A run, or why it cannot be seen. */
async function look({ id, person }: Accepted): Promise<Seen | string> {
  try {
    const { status, text } = await person.ask(`/api/runs/${id}`)
    if (status === 404) return gone
    return status === 200 ? (JSON.parse(text) as Seen) : `answered ${status} ${text.slice(0, 100)}`
  } catch (error) {
    return `no answer: ${(error as Error).message}`
  }
}

function problemOf(run: Accepted, { state, output, error }: Seen, mayFail: readonly string[]): string | undefined {
  if (state === 'done') return output === null ? 'is done without a result' : undefined
  const queued = error?.code === 'interrupted' && run.sha256 !== undefined
  if (state === 'failed' && error && mayFail.includes(error.code) && !queued) return undefined
  return `${state} ${error?.code ?? ''}`
}

async function isReadable({ person, sha256 }: Accepted, { documents }: Seen): Promise<boolean> {
  const answer = await fetch(`${person.url}/api/documents/${documents[0]?.id}/file`, { headers: person.signed() })
  return (
    createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex') === sha256
  )
}
