import { describe, expect, it } from 'vitest'
import { hasDesignated } from './designated.ts'

describe('what a query names by a number', () => {
  it.each([
    ['Form 13D filing deadline', 'A person files Form 13D within five days.'],
    ['when is a form 8-K due', 'A current report on Form 8–K.'],
    ['must I keep Form I-9', 'The form I-9 is kept for three years.'],
    ['FAA part 107 at night', '14 C.F.R. § 107.29'],
    ['Schedule 13G amendments', 'Schedule 13G is amended each quarter.'],
  ])('%s is in a text that has it', (query, text) => {
    expect(hasDesignated(query)(text)).toBe(true)
    expect(hasDesignated(query)('A charge is filed within 180 days under section 1614.105.')).toBe(false)
  })

  it.each(['a form of action', 'part 2 of the test', 'which part 50% of the shareholders have', 'form contracts'])(
    'is nothing in %s',
    (query) => {
      expect(hasDesignated(query)('Any text.')).toBe(true)
    },
  )
})
