import { expect, test } from 'vitest'
import { wholeByHead } from '../../summary/parts.ts'
import { dispositionIn } from '../disposition.ts'
import { sentencesIn, stretchOf } from '../sentences.ts'
import { signsOf } from './signs.ts'

const seenOf = (text: string) => {
  const source = { text: `OPINION OF THE COURT\n\n${text}`, blocks: [], pages: [] }
  const stretch = stretchOf(wholeByHead(source, 40_000))
  return stretch ? sentencesIn({ source, offset: 0 } as Parameters<typeof sentencesIn>[0], stretch).seen : []
}
const signsIn = (text: string) => seenOf(text).flatMap(signsOf)

test.each([
  'This suit was brought to enjoin the assessment.',
  'They filed a bill praying that the sale be set aside.',
  'The object of the bill was to cancel the deeds.',
])('what was sought has a sign: %s', (text) => expect(signsIn(text)).toContain('court sought'))

test('what is neither sought, contended nor a step has none of the three', () => {
  const signs = signsIn('The river rises in the hills and is clear.')
  for (const sign of ['court sought', 'court contends', 'court came']) expect(signs).not.toContain(sign)
})

test('a contention and how a case came up have theirs', () => {
  expect(signsIn('The defendants contend that the notice was late.')).toContain('court contends')
  expect(signsIn('The demurrer was sustained and the bill dismissed.')).toContain('court came')
})

test('that it is so ordered disposes of nothing by itself', () => {
  const place = { start: 0, end: 10, at: 0.95, points: 8 }
  expect(dispositionIn([{ ...place, text: 'And it is so ordered.' }], false)).toEqual([])
  expect(dispositionIn([{ ...place, text: 'The judgment is reversed. And it is so ordered.' }], false)).toHaveLength(1)
})
