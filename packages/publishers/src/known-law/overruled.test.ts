import { describe, expect, it, test } from 'vitest'
import facts from './facts/overruled.json' with { type: 'json' }
import { overrulingsOf } from './overruled.ts'

describe('decisions that were overruled', () => {
  it.each([
    ['163 U.S. 537', 'Plessy v. Ferguson', 'Brown v. Board of Education'],
    ['410 U.S. 113', 'Roe v. Wade', 'Dobbs'],
    ['16 Pet. 1', 'Swift v. Tyson', 'Erie'],
  ])('%s is known as %s, with what overruled it', (citation, name, by) => {
    expect(overrulingsOf(citation)).toContainEqual(
      expect.objectContaining({
        overruled: expect.objectContaining({ name: expect.stringContaining(name) }),
        by: expect.objectContaining({ name: expect.stringContaining(by) }),
      }),
    )
  })

  it.each([
    '347 U.S. 483',
    '5 U.S. 137',
    '376 U.S. 254',
    '384 U.S. 436',
    '372 U.S. 335',
    '597 U.S. 215',
    'no citation',
    '',
  ])('%s is not flagged', (citation) => {
    expect(overrulingsOf(citation)).toEqual([])
  })

  test('each was overruled later, by another decision, and is found by every citation it has', () => {
    for (const { overruled, by } of facts) {
      expect(overruled.year).toBeLessThanOrEqual(by.year)
      expect(overruled.citations.filter((citation) => by.citations.includes(citation))).toEqual([])
      for (const citation of overruled.citations)
        expect(
          overrulingsOf(citation).map(({ by: later }) => later.name),
          citation,
        ).toContain(by.name)
    }
  })
})
