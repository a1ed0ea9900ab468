import { describe, expect, it } from 'vitest'
import { formOf, formsAsked, isOther } from './form.ts'
import { stemOf } from './stem.ts'

describe('the form of a word', () => {
  it.each([
    ['clause', 'clauses'],
    ['enforced', 'enforcing'],
    ['enforces', 'enforce'],
    ['agreed', 'agree'],
    ['applied', 'apply'],
    ['stopped', 'stop'],
    ['injuries', 'injury'],
    ['witnesses', 'witness'],
  ])('of %s is that of %s', (one, other) => {
    expect(formOf(one)).toBe(formOf(other))
  })

  it.each([
    ['selection', 'selective'],
    ['enforceability', 'enforcement'],
    ['policy', 'police'],
    ['general', 'generic'],
    ['organization', 'organ'],
    ['status', 'statute'],
    ['consideration', 'considerations'],
    ['damages', 'damage'],
    ['goods', 'good'],
    ['premises', 'premise'],
  ])('of %s is not that of %s', (one, other) => {
    expect(formOf(one)).not.toBe(formOf(other))
  })

  it('of a term of art answers who asks for it in the number in which it is none', () => {
    expect(formsAsked('damage')).toContain(formOf('damages'))
    expect(formsAsked('damage')).toContain(formOf('damaged'))
    expect(formsAsked('damages')).not.toContain(formOf('damage'))
    expect(formsAsked('consideration')).not.toContain(formOf('considerations'))
    expect(formsAsked('clauses')).toEqual([formOf('clause')])
  })

  it.each([
    ['considerations', 'consideration', true],
    ['consideration', 'considerations', false],
    ['damage', 'damages', true],
    ['damages', 'damage', false],
    ['clauses', 'clause', false],
  ])('%s where %s is asked: another word is %s', (word, asked, is) => {
    expect(isOther(word, new Set(formsAsked(asked)))).toBe(is)
  })

  it('is finer than a stem', () => {
    expect(stemOf('selection')).toBe(stemOf('selective'))
  })
})
