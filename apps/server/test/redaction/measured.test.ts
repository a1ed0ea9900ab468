import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { computeMeasures, lookAlikes, trueItems } from './compute.ts'
import { listedNames } from './set/name.ts'
import { createRedactor } from './subject.ts'

const recorded: ReturnType<typeof computeMeasures> = JSON.parse(
  readFileSync(new URL('../../../../packages/redaction/src/measured.json', import.meta.url), 'utf8'),
)
const measured = computeMeasures()
const certain = ['ssn', 'card', 'email', 'phone']

describe('redaction, measured', () => {
  it('does what the settings page says: run `node test/redaction/measure.ts` after a change', () => {
    expect(recorded).toEqual(measured)
  })

  it('is measured on 300 items and more, about half of them look-alikes, none twice', () => {
    const texts = [...trueItems, ...lookAlikes].map((item) => item.text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThanOrEqual(300)
    expect(Math.abs(lookAlikes.length / texts.length - 0.5)).toBeLessThan(0.05)
  })

  it.each(certain)('misses no %s', (kind) => {
    expect(measured.kinds.find((row) => row.kind === kind)?.recall).toBe(1)
  })

  it('hits no more look-alikes than it ever did', () => {
    expect(measured.lookAlikesHit).toBeLessThanOrEqual(7)
    expect(measured.kinds.reduce((sum, row) => sum + row.falsePositives, 0)).toBeLessThanOrEqual(9)
  })

  it('gives back each sentence of the set as it was', () => {
    for (const { text } of [...trueItems, ...lookAlikes]) {
      const { redact, restore } = createRedactor({ names: listedNames })
      expect(restore(redact(text))).toBe(text)
    }
  })

  it('shows no value in what the ledger keeps', () => {
    for (const { text, expected } of trueItems) {
      const { redact, replaced } = createRedactor({ names: listedNames })
      redact(text)
      const shown = replaced().map((entry) => entry.shown)
      for (const { start, end } of expected) expect(shown.join(' ')).not.toContain(text.slice(start, end))
    }
  })
})
