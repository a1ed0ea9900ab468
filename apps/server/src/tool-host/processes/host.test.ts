import { CasewrightError } from '@casewright/core'
import { usualBudget } from '@casewright/core/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { type Asker, createToolHost, type ToolHost } from './host.ts'
import { type HostLimits, hostLimits } from './limits.ts'
import type { Listener, RunJob } from './protocol.ts'

const url = new URL('../../../test/wild-tool.ts', import.meta.url).href
const lines: string[] = []
const log = createLog('debug', { write: (line: string) => void lines.push(line) })
const hosts: ToolHost[] = []
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())))

function hostWith(limits: Partial<HostLimits> = {}) {
  const tools = [{ id: 'wild', url }]
  const host = createToolHost({ tools, log, onUncaught: () => {}, limits: { ...hostLimits, ...limits } })
  hosts.push(host)
  return host
}

const job = (action: string, milliseconds = 0): RunJob => ({
  kind: 'run',
  tool: 'wild',
  action,
  input: JSON.stringify({ milliseconds }),
  user: { id: 'ada', name: 'Ada' },
  documents: [],
  models: [],
  sources: {},
  budget: usualBudget,
})

/** Somebody whose file is read when the test says so. */
function somebody(person = 'ada') {
  const { promise, resolve } = Promise.withResolvers<string>()
  let asked = 0
  const readFirm = () => {
    asked += 1
    return promise
  }
  const asker: Asker = { person, desk: { readFirm } }
  return { asker, answer: resolve, asked: () => asked }
}

const textOf = async (result: Promise<string>) => (JSON.parse(await result) as { text: string }).text
const codeOf = (result: Promise<unknown>) =>
  result.then(
    () => 'done',
    (error: unknown) => (CasewrightError.isInstance(error) ? error.code : 'tool-failed'),
  )

describe('a run that goes wild', { timeout: 120_000 }, () => {
  it.each([
    ['computes without end', 'compute', 'over-budget'],
    ['takes all memory', 'hoard', 'over-budget'],
    ['ends its process', 'exit', 'tool-failed'],
    ['gives a result that is too large', 'swell', 'result-too-large'],
  ])('(%s) fails alone, with a sentence', async (_, action, code) => {
    const host = hostWith({ cpuSeconds: 2, memoryMb: 400, heapMb: 200 })
    const wild = host.perform(job(action, 1e9), somebody('ada').asker)
    const other = host.perform(job('say'), somebody('bea').asker)
    expect(await codeOf(wild)).toBe(code)
    expect(await textOf(other)).toBe('said')
    expect(await textOf(host.perform(job('say'), somebody('ada').asker))).toBe('said')
  })

  it('takes nobody with it who only waits for an answer: that run is begun again', async () => {
    const host = hostWith({ cpuSeconds: 2, processes: 1 })
    const patient = somebody('bea')
    const waiting = host.perform(job('wait'), patient.asker)
    await expect.poll(patient.asked, { timeout: 30_000 }).toBe(1)
    await expect.poll(() => host.state().resting).toBe(1)
    expect(await codeOf(host.perform(job('compute', 1e9), somebody('ada').asker))).toBe('over-budget')
    await expect.poll(patient.asked, { timeout: 30_000 }).toBe(2)
    patient.answer('what was read')
    expect(await textOf(waiting)).toBe('what was read')
  })

  it('is really over when it is canceled: its process is gone', async () => {
    const host = hostWith({ processes: 1, graceMilliseconds: 200 })
    const cancel = new AbortController()
    const wild = host.perform(job('compute', 1e9), { ...somebody().asker, signal: cancel.signal })
    await expect.poll(() => host.state().computing, { timeout: 30_000 }).toBe(1)
    cancel.abort(new CasewrightError('cancelled'))
    expect(await codeOf(wild)).toBe('cancelled')
    await expect.poll(() => host.state().computing).toBe(0)
    expect(await textOf(host.perform(job('say'), somebody().asker))).toBe('said')
  })

  it('tells only so much of itself', async () => {
    const told = { steps: 0, characters: 0 }
    const partial: Listener['partial'] = (patch) => {
      told.characters += JSON.stringify(patch).length
    }
    const step = () => {
      told.steps += 1
    }
    const listener = { partial, step, checks() {}, model() {}, budget() {}, info() {}, warn() {} }
    expect(await textOf(hostWith().perform(job('flood'), { ...somebody().asker, listener }))).toBe('flooded')
    expect(told.steps).toBeLessThanOrEqual(2000)
    expect(told.characters).toBeLessThan(3 * 1024 * 1024)
  })
})

describe('a process of tools', { timeout: 120_000 }, () => {
  it('gets everything that a run asks for, however much is asked at once and however long the answers are', async () => {
    const text = 'An opinion of many pages. '.repeat(20_000)
    const readFirm = async () => text
    expect(await textOf(hostWith().perform(job('gather'), { person: 'ada', desk: { readFirm } }))).toBe('300')
  })

  it('reaches neither the environment, the network, files nor programs', async () => {
    expect(await textOf(hostWith().perform(job('reach'), somebody().asker))).toBe(
      'environment: no, network: no, files: no, writing: no, programs: no',
    )
  })

  it('is ready for the first run of somebody else while one person has many', async () => {
    const host = hostWith()
    const ended: string[] = []
    const many = Array.from({ length: 10 }, () =>
      host.perform(job('compute', 700), somebody('ada').asker).then(() => ended.push('ada')),
    )
    await expect.poll(() => host.state().computing, { timeout: 30_000 }).toBeGreaterThan(0)
    await host.perform(job('compute', 100), somebody('bea').asker).then(() => ended.push('bea'))
    expect(ended.filter((person) => person === 'ada').length).toBeLessThan(5)
    await Promise.all(many)
  })

  it('ends with the server, and who waits is told', async () => {
    const host = hostWith({ processes: 1 })
    const begun = codeOf(host.perform(job('compute', 1e9), somebody().asker))
    const waiting = codeOf(host.perform(job('say'), somebody('bea').asker))
    await expect.poll(() => host.state().computing, { timeout: 30_000 }).toBe(1)
    await host.close()
    expect(await Promise.all([begun, waiting])).toEqual(['interrupted', 'interrupted'])
    expect(host.state()).toEqual({ processes: 0, waiting: 0, computing: 0, resting: 0 })
  })
})
