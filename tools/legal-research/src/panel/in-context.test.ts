import { expect, test } from 'vitest'
import { inContext } from './in-context.ts'

test('a passage that is cut has the marks of an omission, and its words stay marked', () => {
  const cut = inContext({ text: 'the only door of a shop', marks: [[9, 13]] })
  expect(cut.anchor.words).toBe('… the only door of a shop …')
  expect(cut.marks.map(([from, to]) => cut.anchor.words.slice(from, to))).toEqual(['door'])
})

test('a whole sentence stands as it is', () => {
  const whole = { text: 'He shut the door.', marks: [] as [number, number][] }
  expect(inContext(whole)).toEqual({ anchor: { words: whole.text }, marks: [] })
  expect(inContext({ text: '“Is it shut?”', marks: [] }).anchor.words).toBe('“Is it shut?”')
})
