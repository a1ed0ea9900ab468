import { expect, test } from 'vitest'
import { namesSubject, stateSubjectNamed, subjectsIn } from './subjects-in.ts'

const javins =
  'A warranty of habitability is implied in leases. The duty of a tenant to pay rent depends on the landlord.'

test('a text without a word of the subject that a question names is beside it', () => {
  expect(subjectsIn('what is the speed limit in a school zone')('Guns near schools are not commerce.')).toBe(1)
  expect(subjectsIn('how do I evict somebody')(javins)).toBe(0)
})

test('of two subjects each counts half', () => {
  const beside = subjectsIn('how do I change my name after a divorce')
  expect(beside('A divorce decree of another state is honored.')).toBe(0.5)
})

test('a phrase is meant with all its words, and a question on no subject is beside nothing', () => {
  expect(subjectsIn('agency changed its policy without explaining')(javins)).toBe(0)
  expect(subjectsIn('can police search my phone')(javins)).toBe(0)
  expect(subjectsIn('')('')).toBe(0)
})

test('a question of such a subject is known, unless it names federal law', () => {
  expect(namesSubject('lemon law for a car that keeps breaking')).toBe(true)
  expect(namesSubject('who keeps the house in a divorce')).toBe(true)
  expect(namesSubject('is a divorce debt dischargeable in bankruptcy')).toBe(false)
  expect(namesSubject('materiality of an omission to investors')).toBe(false)
  expect(namesSubject('can a landlord evict me without going to court')).toBe(true)
  expect(namesSubject('can my landlord refuse my service dog')).toBe(false)
  expect(namesSubject('can I break my lease if I join the military')).toBe(false)
  // Where it was bought is a fact, and what was sold a security.
  expect(namesSubject('is a condo rental pool an investment contract')).toBe(false)
})

test('what names another country, or a thing that is called like one, is no law of states', () => {
  expect(stateSubjectNamed('How do I cook a turkey?')).toBeUndefined()
  expect(stateSubjectNamed('What is the average price of china dinnerware?')).toBeUndefined()
  expect(stateSubjectNamed('may my landlord in Turkey keep the security deposit')).toBe('security deposit')
  expect(namesSubject('is a gift valid under german law')).toBe(true)
})
