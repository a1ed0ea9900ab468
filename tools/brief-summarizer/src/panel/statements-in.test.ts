import { describe, expect, it } from 'vitest'
import { statementsIn } from './statements-in.ts'

describe('statementsIn', () => {
  it('finds the statements that are there, and no quotation', () => {
    const value = {
      summary: [{ statement: 'One.', quotation: 'not checked' }, { statement: 'Tw' }],
      keyPoints: [{ statement: 'Three.' }],
    }
    expect(statementsIn(value)).toEqual(['One.', 'Tw', 'Three.'])
  })

  it.each([null, undefined, 'text', {}, { summary: 'cut' }, { summary: [null, {}, { statement: 7 }] }])(
    'finds none in %j',
    (value) => expect(statementsIn(value)).toEqual([]),
  )
})
