import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { type ReadOptions, readDocument } from '../read-document.ts'
import { killers, slowOnce } from '../testing/killers.ts'
import { makePdf, show } from '../testing/make-pdf.ts'
import { atOnce, endIdleReaders, idle } from './pool.ts'

/** The processes that this one has started and that are not gone; Linux shows them. */
function children(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return (
          Number(parent) === process.pid &&
          state !== 'Z' &&
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').match(/sandbox|casewright-reader/) !== null
        )
      } catch {
        return false
      }
    })
}

const outcome = (bytes: Uint8Array, { forWhom = 'somebody', limits = {} }: Partial<ReadOptions> = {}) =>
  readDocument(bytes, { name: 'brief', forWhom, limits }).then(
    ({ text }) => text,
    (error: unknown) => error,
  )

/** Less than usual, so that it is over sooner. */
const small = { memoryMb: 250, heapMb: 80 }

const record = (pages: number) =>
  makePdf(Array.from({ length: pages }, () => show({ text: 'A page of a record. '.repeat(20), x: 9, y: 700 })))

describe('a file that kills its reader', () => {
  it.for(killers)('%s', { timeout: 60_000 }, async ([, bytes]) => {
    expect(await outcome(bytes, { limits: small })).toMatchObject({
      code: 'unsafe-file',
      message: expect.stringMatching(/^brief could not be read safely: .* upload the new file\.$/),
    })
    expect(await outcome(Buffer.from('Still here.'))).toBe('Still here.')
  })

  it('takes nothing from the process that started it, ten at a time', { timeout: 120_000 }, async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const ten = Array.from({ length: 10 }, (_, nth) => killers[nth % killers.length]?.[1] as Buffer)
    const outcomes = await Promise.all(
      ten.map((bytes, nth) => outcome(bytes, { forWhom: `person ${nth % 3}`, limits: small })),
    )
    delay.disable()
    expect(outcomes.map((error) => (error as { code?: string }).code)).toEqual(Array(10).fill('unsafe-file'))
    // A thread of this process that ran out of memory ended it; a busy machine alone does not hold it up for so long.
    console.info(`event loop: p99 ${Math.round(delay.percentile(99) / 1e6)} ms, most ${Math.round(delay.max / 1e6)} ms`)
    expect(delay.count).toBeGreaterThan(0)
  })
})

describe('a file that took minutes', () => {
  it.for(slowOnce)('is read: %s', async ([, bytes]) => {
    const text = (await outcome(bytes)) as string
    expect(text.length).toBeGreaterThan(1)
    expect(text.length).toBeLessThan(2_000)
  })
})

describe.skipIf(process.platform !== 'linux')('the processes that read', () => {
  it('are gone when the reading that was canceled says so', async () => {
    endIdleReaders()
    const control = new AbortController()
    const before = new Set(children())
    const reading = readDocument(record(1_900), {
      name: 'a.pdf',
      forWhom: 'canceler',
      signal: control.signal,
      onProgress: () => {
        during ??= children().filter((pid) => !before.has(pid))
        control.abort()
      },
    })
    let during: number[] | undefined
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
    expect(during?.length).toBeGreaterThan(0)
    const after = children()
    expect(during?.some((pid) => after.includes(pid))).toBe(false)
  })

  it('read for one person each, and are replaced after some files', async () => {
    endIdleReaders()
    const seen = new Map<string, Set<number>>()
    for (let nth = 0; nth < 15; nth++) {
      for (const whom of ['one', 'other']) {
        await readDocument(Buffer.from(`Brief ${nth} of ${whom}`), { name: 'a.txt', forWhom: whom })
      }
      for (const { pid = 0, whom = '' } of idle) seen.set(whom, (seen.get(whom) ?? new Set()).add(pid))
    }
    const [one, other] = [seen.get('one') as Set<number>, seen.get('other') as Set<number>]
    expect([...one].filter((pid) => other.has(pid))).toEqual([])
    expect(one.size).toBe(2)
    expect(children().length).toBeLessThanOrEqual(5)
  })

  it('come to whoever has none before they serve the next file of somebody else', async () => {
    let done = 0
    const many = Array.from({ length: 8 }, () => outcome(record(120), { forWhom: 'busy' }).then(() => done++))
    expect(await outcome(Buffer.from('Short.'), { forWhom: 'other' })).toBe('Short.')
    // Those that were at work when it came, and one that may have ended beside it.
    expect(done).toBeLessThanOrEqual(atOnce + 1)
    await Promise.all(many)
  })
})
