import { describe, expect, it } from 'vitest'
import { barn, lake } from './__fixtures__/authorities.ts'
import { whoseLaw } from './whose-law.ts'

describe('whose law an answer shows', () => {
  it('is said where a question names a state that nothing found is from', () => {
    expect(whoseLaw('Does Texas law evict a tenant?', [lake, barn])).toBe(
      'The question names Texas. Nothing that was found is from Texas: what binds there may be different.',
    )
    expect(whoseLaw('In Ohio and in West Virginia, who pays?', [lake])).toMatch(
      /names Ohio and West Virginia\..*from West Virginia:/,
    )
  })

  it('goes without saying where what was found is from there', () => {
    expect(whoseLaw('Does Ohio law evict a tenant?', [lake])).toBe('')
  })

  it('is that of the United States where none is named; the parties of a case name none', () => {
    const general = /law of the United States.*law of a state may differ/
    expect(whoseLaw('May a landlord in Germany shut a door?', [lake])).toMatch(general)
    expect(whoseLaw('Does Riley v. California, 573 U.S. 373 (2014), help?', [lake])).toMatch(general)
    expect(whoseLaw('What did Terry v. Ohio decide?', [lake])).toMatch(general)
  })

  it('takes the states for facts where the question is which court may hear a case', () =>
    expect(whoseLaw('Is there complete diversity between an Ohio man and a Texas company?', [])).toMatch(
      /the states in the question are taken as facts/,
    ))
})
