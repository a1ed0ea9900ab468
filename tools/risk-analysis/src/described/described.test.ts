import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { describedIn } from './marked.ts'

describe.each(['first', 'second', 'third'] as const)('the %s set of descriptions', (name) => {
  const judged = judge(describedIn(readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')))
  const { cases, read, marked, counted, bars, invented } = judged
  console.info(
    `${name}: ${cases} descriptions, ${read} of ${marked} facts read, ${counted} factors counted, ${judged.wrong.length} with the wrong sign, ${invented.length} invented, ${bars - judged.missed.length} of ${bars} bars read`,
  )

  it('is read with no wrong sign', () => expect(judged.wrong).toEqual([]))
  it('has no bar missed, and none invented', () => {
    expect(judged.missed).toEqual([])
    expect(judged.inventedBars).toEqual([])
  })
  it('has at most two of a hundred factors invented', () =>
    expect(invented.length, invented.join('\n')).toBeLessThanOrEqual(counted * 0.02))
  it('is read for the most part', () => expect(read / marked).toBeGreaterThan(0.6))
})
