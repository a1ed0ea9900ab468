import { CasewrightError } from '@casewright/core'
import { usualBudget } from '@casewright/core/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { mostCalls } from './account.ts'
import { type Asker, createToolHost, type ToolHost } from './host.ts'
import { hostLimits, leaving } from './limits.ts'
import type { RunJob } from './protocol.ts'

const url = new URL('../../../test/hostile-tool.ts', import.meta.url).href
const log = createLog('debug', { write: () => {} })
const hosts: ToolHost[] = []
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())))

/** One process, so that everybody's runs of a shipped tool have to share it. */
function hostWith(root?: string) {
  const tools = [{ id: 'hostile', url, ...(root && { root }) }]
  const host = createToolHost({ tools, log, onUncaught: () => {}, limits: { ...hostLimits, processes: 1 } })
  hosts.push(host)
  return host
}

const job = (action: string, milliseconds = 0): RunJob => ({
  kind: 'run',
  tool: 'hostile',
  action,
  input: JSON.stringify({ milliseconds }),
  user: { id: 'ada', name: 'Ada' },
  documents: [],
  models: [],
  sources: {},
  budget: usualBudget,
})

/** Somebody whose file is read when the test says so. */
function somebody(person: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const told = { steps: 0, characters: 0 }
  let asked = 0
  const asker: Asker = {
    person,
    desk: {
      readFirm: () => {
        asked += 1
        return promise
      },
      listFirm: async () => [],
    },
    listener: {
      step: () => void told.steps++,
      partial: (patch) => {
        told.characters += 'append' in patch ? patch.append.length : 0
      },
      checks() {},
      budget() {},
      model() {},
      info() {},
      warn() {},
    },
  }
  return { asker, told, answer: resolve, asked: () => asked }
}

const textOf = async (result: Promise<string>) => (JSON.parse(await result) as { text: string }).text
const codeOf = (result: Promise<unknown>) =>
  result.then(
    () => 'done',
    (error: unknown) => (CasewrightError.isInstance(error) ? error.code : 'tool-failed'),
  )

describe('a tool that attacks', { timeout: 120_000 }, () => {
  it("cannot act for another person's run in the same process, whatever it takes that run to be called", async () => {
    const host = hostWith()
    const bea = somebody('bea')
    const waiting = host.perform(job('wait'), bea.asker)
    await expect.poll(bea.asked, { timeout: 60_000 }).toBe(1)
    expect(await textOf(host.perform(job('forge'), somebody('ada').asker))).toBe('tried')
    bea.answer('what was read')
    expect(await textOf(waiting)).toBe('what was read')
    expect({ asked: bea.asked(), ...bea.told }).toEqual({ asked: 1, steps: 0, characters: 0 })
  })

  it("never stands in a process with another person's run where it is of the firm's own", async () => {
    const host = hostWith('/nowhere')
    const bea = somebody('bea')
    const waiting = host.perform(job('wait'), bea.asker)
    await expect.poll(bea.asked, { timeout: 60_000 }).toBe(1)
    const forging = host.perform(job('forge'), somebody('ada').asker)
    await expect.poll(() => host.state()).toMatchObject({ resting: 1, waiting: 1 })
    bea.answer('what was read')
    expect(await textOf(waiting)).toBe('what was read')
    expect(await textOf(forging)).toBe('tried')
  })

  it('is ended where it asks for more at once than a run may', async () => {
    const host = hostWith()
    const ada = somebody('ada')
    expect(await codeOf(host.perform(job('pester'), ada.asker))).toBe('tool-failed')
    expect(ada.asked()).toBe(mostCalls)
    await stillWorks(host)
  })

  it('is ended where it asks and never takes the answers', async () => {
    const host = hostWith()
    const ada = somebody('ada')
    ada.answer('x'.repeat(1024 * 1024))
    expect(await codeOf(host.perform(job('ignore', 500), ada.asker))).toBe('tool-failed')
    expect(ada.asked()).toBeLessThanOrEqual(mostCalls)
    await stillWorks(host)
  })

  it('tells only so much of itself', async () => {
    const ada = somebody('ada')
    expect(await textOf(hostWith().perform(job('drown'), ada.asker))).toBe('drowned')
    expect(ada.told.steps).toBe(leaving.lines)
    expect(ada.told.characters).toBeLessThanOrEqual(leaving.partial)
  })

  it.each([
    ['says more at once than a message may hold', 'shout', 'result-too-large'],
    ['gives for a result what is none', 'lie', 'tool-failed'],
  ])('fails alone where it %s', async (_, action, code) => {
    const host = hostWith()
    expect(await codeOf(host.perform(job(action), somebody('ada').asker))).toBe(code)
    await stillWorks(host)
  })
})

async function stillWorks(host: ToolHost): Promise<void> {
  const bea = somebody('bea')
  bea.answer('what was read')
  expect(await textOf(host.perform(job('wait'), bea.asker))).toBe('what was read')
}
