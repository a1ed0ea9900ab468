import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './person.ts'

test('initials are the first letters of at most two words, in capitals', () => {
  expect(initialsOf('dana okafor')).toBe('DO')
  expect(initialsOf('  Ruth   Ellen Garcia ')).toBe('RE')
  expect(initialsOf('Ödön')).toBe('Ö')
})

test('without a name the initial is U, and the greeting goes to User', () => {
  for (const name of [undefined, '', '   ']) {
    expect(initialsOf(name)).toBe('U')
    expect(firstNameOf(name)).toBe('User')
  }
})

test('a person is greeted by the first word of the name', () => {
  expect(firstNameOf('Dana Okafor')).toBe('Dana')
})
