import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from './lib/cluster.ts'
import { endedTwice } from './lib/ends.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { isDeadly, killerFiles } from './lib/killer-files.ts'
import { largest, watchMemory } from './lib/memory.ts'
import { type Accepted, type Person, peopleAt } from './lib/person.ts'
import { settle } from './lib/settle.ts'

/** A text of one sentence may be too little for a tool. */
const mayFail = ['unsafe-file', 'empty']

const tools = ['/api/summarize-document', '/api/check-citations', '/api/analyze-document']

export const killers: Fault = {
  name: 'killers',
  title: 'Ten at a time, files made to end what reads them; then the same again',
  strike: ({ short }) =>
    withCleanup(async (defer): Promise<Outcome> => {
      const { add, postgres, web } = await startCluster(defer)
      const worker = await add('worker')
      const people = await peopleAt(web.url, 5)
      const memory = watchMemory([web, worker], defer)
      const files = killerFiles()
      const wrong: string[] = []
      const accepted: Accepted[] = []
      const send = async (count: number): Promise<void> => {
        await Promise.all(
          Array.from({ length: count }, async (_, nth) => {
            const [name, bytes] = files[nth % files.length] as (typeof files)[number]
            const sent = await people[nth % 4]?.upload(tools[nth % tools.length] ?? '', name, bytes)
            if (sent?.run) accepted.push(sent.run)
            else if (!isDeadly(name) || !sent?.answer.text.includes('could not be read safely'))
              wrong.push(`${name}: answered ${sent?.answer.status} ${sent?.answer.text}`)
          }),
        )
      }
      let atWork = true
      const beats = beat(() => atWork, web.url)
      await send(10)
      const first = await settle(accepted, 600, { mayFail })
      const told = await toldAgain(people[0] as Person, files, wrong)
      if (!short) await send(20)
      const last = await settle(accepted, 600, { mayFail })
      atWork = false
      const times = await beats
      if ([web, worker].some(({ child }) => child.exitCode !== null)) wrong.push('a process ended')
      if (memory().most > 1500) wrong.push(`${Math.round(memory().most)} MB in one process`)
      return {
        atWork: `${accepted.length} runs on ${files.length} files`,
        seen: `${last.states.failed ?? 0} times that it could not be read safely, ${last.states.done ?? 0} results; told again in ${told} ms; /healthz p99 ${Math.round(times[Math.floor(times.length * 0.99)] ?? 0)} ms; ${largest(memory())}`,
        lost: first.lost + last.lost,
        twice: await endedTwice(postgres.url),
        recoverySeconds: null,
        wrong: [...new Set([...wrong, ...first.wrong, ...last.wrong])].slice(0, 8),
      }
    }),
}

/** The same bytes again, by the person whose file ended a reader: refused without a try. */
async function toldAgain(person: Person, [file]: [string, string][], wrong: string[]): Promise<number> {
  const started = performance.now()
  const { run, answer } = await person.upload('/api/check-citations', 'again.pdf', file?.[1] ?? '')
  if (!run) return wrong.push(`again: answered ${answer.status}`)
  for (;;) {
    const { state, error } = JSON.parse((await person.ask(`/api/runs/${run.id}`)).text)
    if (state === 'queued' || state === 'running') {
      await wait(50)
      continue
    }
    if (!String(error?.message).includes('was not tried again')) wrong.push(`again: ${state} ${error?.message}`)
    return Math.round(performance.now() - started)
  }
}

/** How long the server takes to say that it lives, shortest first. */
async function beat(atWork: () => boolean, url: string): Promise<number[]> {
  const times: number[] = []
  while (atWork()) {
    const asked = performance.now()
    await fetch(`${url}/healthz`)
    times.push(performance.now() - asked)
    await wait(50)
  }
  return times.sort((a, b) => a - b)
}
