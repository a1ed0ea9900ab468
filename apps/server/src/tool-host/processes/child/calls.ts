import { CasewrightError } from '@casewright/core'
import { mostOpen } from '../account.ts'
import type { Desk } from '../desk.ts'
import type { FromProcess, ToProcess } from '../protocol.ts'
import { received } from '../sent-error.ts'

interface Call {
  job: string
  resolve(value: unknown): void
  reject(error: unknown): void
  news?: ((value: unknown) => void) | undefined
}

/** The desk, which stands in the server's process, as jobs here see it. */
export function createCalls(send: (message: FromProcess) => void) {
  const open = new Map<number, Call>()
  const waiting = new Map<string, (() => void)[]>()
  let last = 0

  const openOf = (job: string) => [...open.values()].filter((call) => call.job === job).length

  async function call(job: string, name: keyof Desk, given: unknown[]): Promise<unknown> {
    // Further ones wait here.
    if (openOf(job) >= mostOpen) await new Promise<void>((go) => waiting.set(job, [...(waiting.get(job) ?? []), go]))
    const args = [...given]
    const listens = typeof args.at(-1) === 'function'
    const news = listens ? (args.pop() as Call['news']) : undefined
    const id = ++last
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    open.set(id, { job, resolve, reject, news })
    send({ type: 'call', job, call: id, name, args, listens })
    return promise
  }

  function settle(id: number): Call | undefined {
    const settled = open.get(id)
    open.delete(id)
    if (settled) waiting.get(settled.job)?.shift()?.()
    return settled
  }

  return {
    deskOf: (job: string): Desk =>
      new Proxy({} as Desk, {
        get:
          (_, name) =>
          (...args: unknown[]) =>
            call(job, name as keyof Desk, args),
      }),
    answer({ call: id, value, error }: ToProcess & { type: 'answer' }): void {
      const settled = settle(id)
      if (error) settled?.reject(received(error))
      else settled?.resolve(value)
    },
    tell: ({ call: id, value }: ToProcess & { type: 'news' }): void => open.get(id)?.news?.(value),
    /** Nobody answers a job that was stopped, or has ended. */
    drop(job: string, reason: unknown = new CasewrightError('cancelled')): void {
      waiting.delete(job)
      for (const [id, one] of open) {
        if (one.job !== job) continue
        open.delete(id)
        one.reject(reason)
      }
    },
  }
}
