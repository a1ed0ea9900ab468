import { expect, it } from 'vitest'
import { judgedOf } from '../src/learned/judge.ts'
import { markedIn } from './corpus.ts'
import { lessonOf } from './lessons.ts'
import { packed } from './packed.ts'
import { read, templatesById } from './sources.ts'
import { settings, train, withoutRare } from './train.ts'

const sources = read()
const templates = templatesById()
const marked = ['a1', 'a4', 'b1'].flatMap((name) => markedIn(sources.texts.get(name) ?? '').slice(0, 4))
const lessons = marked.flatMap((one) => {
  const template = templates.get(one.type)
  return template ? [{ template, ...lessonOf(template, one) }] : []
})

it('the same texts give the same weights, byte by byte', () => {
  const once = () => packed(train(withoutRare(lessons), settings), sources)
  expect(once()).toEqual(once())
})

it('the weights that are shipped know the texts that they were learned from', () => {
  let [right, all] = [0, 0]
  for (const { template, read: own, right: may } of lessons) {
    const judged = judgedOf(template, { text: own.whole.text, units: own.units, given: own.ruled })
    for (const [n, likely] of (judged?.likely ?? []).entries()) {
      const sum = (may[n] ?? []).reduce((part, label) => part + (likely[label] ?? 0), 0)
      if (!/\p{L}/u.test(own.tokens[n]?.word ?? '')) continue
      all++
      if (sum > 0.5) right++
    }
  }
  expect(right / all).toBeGreaterThan(0.9)
})
