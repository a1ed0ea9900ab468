import { describe, expect, test } from 'vitest'
import { courtOf } from './court-of.ts'
import { courts } from './courts.ts'

describe('the abbreviation of a court', () => {
  test('has the ordinals of the Bluebook: 2d and 3d', () => {
    expect(courts.map(({ abbreviation }) => abbreviation).filter((one) => /\d(?:nd|rd)\b/.test(one))).toEqual([])
    expect(courtOf('ca3')?.abbreviation).toBe('3d Cir.')
  })

  test.each([
    ['2d Cir.', 'ca2'],
    ['2nd Cir.', 'ca2'],
    ['3d Cir.', 'ca3'],
    ['3rd Cir.', 'ca3'],
    ['2nd Cir. BAP', 'bap2'],
    ['Mich. 2nd Cir.', 'micirct2'],
    ['Mich. 23rd Cir.', 'micirct23'],
    ['Mich. 32d Cir.', 'micirct32'],
    ['Oh. Ct. App. 3rd Dist.', 'ohctapp3'],
  ])('is read in either way: %s', (written, id) => expect(courtOf(written)?.id).toBe(id))
})
