import { asTool } from '../../loading/scope.ts'
import type { ToolSource } from '../../loading/tool-source.ts'
import type { FromProcess, Job, ToProcess } from '../protocol.ts'
import { received, sent } from '../sent-error.ts'
import { createCalls } from './calls.ts'
import { jobs } from './jobs.ts'
import { createTeller } from './teller.ts'
import { loadShipped } from './tools.ts'
import { catchUncaught } from './uncaught.ts'

/** Loads the tools, and gives who takes what the server says from then on. */
export async function startWork(
  sources: readonly ToolSource[],
  send: (message: FromProcess) => void,
): Promise<(message: ToProcess) => void> {
  catchUncaught(sources, send)
  const tools = await loadShipped(sources)
  const calls = createCalls(send)
  const running = new Map<string, AbortController>()

  async function perform(job: string, work: Job): Promise<void> {
    const abort = new AbortController()
    running.set(job, abort)
    const teller = createTeller((told) => send({ type: 'told', job, told }))
    try {
      const value = await asTool(work.tool, async () => {
        const { signal } = abort
        return jobs[work.kind](await tools(work.tool), work as never, { desk: calls.deskOf(job), teller, signal })
      })
      teller.close()
      send({ type: 'done', job, value: typeof value === 'string' ? new TextEncoder().encode(value) : value })
    } catch (error) {
      teller.close()
      send({ type: 'failed', job, error: sent(error) })
    } finally {
      running.delete(job)
      calls.drop(job, abort.signal.reason)
    }
  }

  return (message) => {
    if (message.type === 'begin') void perform(message.job, message.work)
    else if (message.type === 'answer') calls.answer(message)
    else if (message.type === 'news') calls.tell(message)
    else if (message.type === 'stop') {
      const reason = received(message.reason)
      running.get(message.job)?.abort(reason)
      calls.drop(message.job, reason)
    }
  }
}
