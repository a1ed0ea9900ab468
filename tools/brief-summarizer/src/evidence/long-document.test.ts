import type { Step } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { documentOf, longAgreement } from '../__fixtures__/documents.ts'
import { passagesOf } from '../ask/passages.ts'
import { evidenceOf } from './evidence.ts'
import { partLength } from './parts.ts'
import { readingOf } from './reading.ts'

const pages = 500
const text = longAgreement(pages)
const document = documentOf(text)

/**
 * The longest time in milliseconds for which nobody else was served while `work` went on, and the most memory in MB.
 * The time is the thread's own: what other programs take of a busy machine does not count.
 */
async function costOf(work: () => Promise<unknown>): Promise<{ longest: number; memory: number }> {
  const before = heap()
  let longest = 0
  let most = before
  let isOver = false
  void work().then(() => {
    isOver = true
  })
  while (!isOver) {
    const start = process.threadCpuUsage()
    await new Promise((done) => setImmediate(done))
    const { user, system } = process.threadCpuUsage(start)
    longest = Math.max(longest, (user + system) / 1_000)
    most = Math.max(most, heap())
  }
  return { longest, memory: most - before }
}

const heap = () => process.memoryUsage().heapUsed / 1e6

describe(`a document of ${pages} pages`, () => {
  const never = new AbortController().signal
  const steps: Step[] = []
  // Once for all that looks at what came of it; the first time patterns are compiled.
  const analyzed = evidenceOf(document, { signal: never, onStep: (step) => void steps.push(step) })

  it('is read by parts, and tells on which page it is', async () => {
    const { evidence } = await analyzed
    expect(steps.length).toBeGreaterThan(20)
    expect(new Set(steps.map(({ message, total }) => `${message} ${total}`))).toEqual(
      new Set([`Analyzing page ${pages}`]),
    )
    expect(steps.map(({ done = 0 }) => done)).toEqual(steps.map(({ done = 0 }) => done).toSorted((a, b) => a - b))
    const anchors = [
      ...evidence.summarySentences.map(({ anchor }) => anchor),
      ...evidence.otherLengths.detail.map(({ anchor }) => anchor),
      ...evidence.keyPointAnchors,
      ...evidence.findings.flatMap((finding) => finding.anchors),
    ]
    for (const { start, end, words } of anchors) expect(text.slice(start, end)).toBe(words)
    // The one clause of its kind stands far behind.
    const [place] = evidence.findings.find(({ check }) => check === 'clause.jury-waiver')?.anchors ?? []
    expect(place).toMatchObject({ page: 437, words: expect.stringContaining('trial by jury') })
  })

  it('keeps nobody waiting for long, in memory that is bounded', async () => {
    const options = { signal: never, onStep: () => {} }
    await analyzed
    const { longest, memory } = await costOf(() => evidenceOf(document, options))
    console.info(
      `${text.length} characters: nobody waited longer than ${longest.toFixed(0)} ms; the heap grew by up to ${memory.toFixed(0)} MB`,
    )
    // In one go the analysis takes more than half a second.
    expect(longest).toBeLessThan(150)
    expect(memory).toBeLessThan(250)
  })

  it('is let go when the run is cancelled', async () => {
    const stop = new AbortController()
    const onStep = ({ done = 0 }: { done?: number }) => {
      if (done > 50) stop.abort(new Error('cancelled'))
    }
    await expect(evidenceOf(document, { signal: stop.signal, onStep })).rejects.toThrow('cancelled')
  })

  it('answers a question from a page far behind', async () => {
    const { passages } = await passagesOf(document, 'Is there a right to a jury?', undefined, never)
    expect(passages[0]?.anchor).toMatchObject({ page: 437 })
  })

  it('shows the pages of its places, and not all of them', async () => {
    const { evidence } = await analyzed
    const reading = readingOf(document, evidence.keyPointAnchors)
    expect(reading.whole).toBe(false)
    expect(reading.parts.length).toBeLessThanOrEqual(16)
    for (const { start, end } of evidence.keyPointAnchors)
      expect(reading.parts.some((part) => part.start < end && part.start + part.text.length > start)).toBe(true)
    for (const part of reading.parts) expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text)
  })
})

describe('a document without pages', () => {
  it('has around each place what stands there, each word once', () => {
    const plain = documentOf(text.replaceAll('\f', '\n'), { kind: 'docx' })
    const at = (start: number) => ({ start, end: start + 40, words: plain.text.slice(start, start + 40) })
    const { parts } = readingOf(plain, [at(900_000), at(100), at(901_000)])
    expect(parts).toHaveLength(2)
    for (const [index, part] of parts.entries()) {
      expect(plain.text.slice(part.start, part.start + part.text.length)).toBe(part.text)
      expect(part.start).toBeGreaterThanOrEqual(index === 0 ? 0 : (parts[0]?.text.length ?? 0))
    }
  })

  it('is parted all the same', async () => {
    const plain = documentOf(text.replaceAll('\f', '\n').slice(0, partLength * 3), { kind: 'docx' })
    const steps: string[] = []
    await evidenceOf(plain, {
      signal: new AbortController().signal,
      onStep: ({ message, done, total }) => void steps.push(`${message} ${done}/${total}`),
    })
    expect(steps[0]).toBe('Analyzing part 0/3')
    expect(steps.every((step) => step.startsWith('Analyzing part '))).toBe(true)
  })
})
