import { describe, expect, it } from 'vitest'
import { settlementOf } from './settlement.ts'

const chance = { percent: 60, low: 46, high: 74 }
const value = { dollars: 100_000 }

describe('the settlement estimate', () => {
  it('follows from value, chance and cost', () => {
    const { range, working } = settlementOf('contract', value, chance)
    expect(range).toEqual({ low: 31_000, recommended: 60_000, high: 89_000 })
    expect(working?.cost).toBe(15_000)
    expect(working?.formula.join(' ')).toMatch(/46% of \$100,000 less the cost/)
  })

  it('is none where nobody wins a sum', () => {
    expect(settlementOf('family', value, chance)).toMatchObject({ range: null, working: null })
    expect(settlementOf('family', value, chance).note).toMatch(/no settlement estimate/)
    expect(settlementOf('criminal', value, chance).range).toBeNull()
  })

  it('stays between nothing and the value, in order', () => {
    for (const percent of [10, 30, 50, 70, 90])
      for (const dollars of [1, 500, 9_999, 250_000, 3e9]) {
        const { range } = settlementOf('other', { dollars }, { percent, low: percent - 9, high: percent + 9 })
        const { low, recommended, high } = range ?? { low: -1, recommended: -1, high: -1 }
        expect(low).toBeGreaterThanOrEqual(0)
        expect(recommended).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(recommended)
        expect(high).toBeLessThanOrEqual(dollars)
      }
  })

  it('says where something that may end the claim is not counted in it', () => {
    const open = 'The limitations period may have run'
    expect(settlementOf('contract', value, chance, { open }).note).toMatch(
      /^This estimate does not reflect an open issue: The limitations period may have run\./,
    )
    expect(settlementOf('contract', value, chance).note).toBe('')
  })

  it('says of a court without jurisdiction that the claim can be brought again, and of other bars that it is worth nothing', () => {
    const note = (isElsewhere: boolean) => settlementOf('contract', value, chance, { bar: 'A bar', isElsewhere }).note
    expect(note(true)).toMatch(/without prejudice \(Fed\. R\. Civ\. P\. 41\(b\)\).*if time is left/)
    expect(note(true)).not.toMatch(/no settlement value/)
    expect(note(false)).toMatch(/no settlement value/)
  })

  it('is none without a value, without an index, and in a criminal case, and says why', () => {
    expect(settlementOf('contract', { dollars: null, note: 'No case value was given.' }, chance)).toMatchObject({
      range: null,
      note: expect.stringContaining('No case value was given'),
    })
    expect(settlementOf('contract', value, null).range).toBeNull()
    expect(settlementOf('criminal', value, chance)).toMatchObject({
      range: null,
      note: expect.stringContaining('not settled'),
    })
  })
})
