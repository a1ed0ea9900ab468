import { expect, it } from 'vitest'
import { atomsOf } from './atoms.ts'
import { leftToRight, textOf } from './direction.ts'

const measure = () => 1
const shown = (text: string, base: 'ltr' | 'rtl') =>
  leftToRight(atomsOf([{ text }], 'regular', measure), base, measure)
    .map(({ text }) => text)
    .join('|')

it('leaves a line from left to right as it is', () => {
  expect(shown('Ada (and Bell)', 'ltr')).toBe('Ada| |(and| |Bell)')
})

it('sets the words of Hebrew and Arabic from right to left, and turns their parentheses around', () => {
  expect(shown('אב גד (הו)', 'rtl')).toBe('(|הו|)| |גד| |אב')
  expect(shown('the אב גד, and', 'ltr')).toBe('the| |גד| |אב|,| |and')
})

it('keeps Latin words and numbers in their own direction', () => {
  expect(shown('אב Ada Bell 12 גד', 'rtl')).toBe('גד| |Ada| |Bell| |12| |אב')
})

it('says of a mark that is mirrored which one it was', () => {
  const atoms = leftToRight(atomsOf([{ text: '(אב)' }], 'regular', measure), 'rtl', measure)
  expect(textOf([...atoms].reverse())).toBe('(אב)')
})
