import { describe, expect, it } from 'vitest'
import { formOf } from './form.ts'
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
  ])('of %s is not that of %s', (one, other) => {
    expect(formOf(one)).not.toBe(formOf(other))
  })

  it('is finer than a stem', () => {
    expect(stemOf('selection')).toBe(stemOf('selective'))
  })
})
