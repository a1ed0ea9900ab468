import { honestSentences, isCovered, toldLies as lies } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { evidence, known } from './evidence.ts'

it('tells enough lies, none of which stands in the evidence', () => {
  expect(lies.length).toBeGreaterThanOrEqual(200)
  expect(lies.filter((one) => one.lies.length === 0 || one.lies.some((lie) => !one.text.includes(lie)))).toEqual([])
  const words = evidence.toLowerCase()
  expect(lies.flatMap((one) => one.lies).filter((lie) => words.includes(lie.toLowerCase()))).toEqual([])
  expect(new Set(lies.map(({ text }) => text)).size).toBe(lies.length)
})

it('has honest sentences beside them, and sources that know what the evidence cites', () => {
  expect(honestSentences).toHaveLength(120)
  expect(known.every((citation) => evidence.includes(citation.replace(' (1974)', '').replace(' (1980)', '')))).toBe(
    true,
  )
})

it.each([
  ['the whole', ['Elm v. Ash, 12 F.9d 34'], true],
  ['half of it', ['Elm v. Ash'], true],
  ['every digit', ['12 F.9d 34'], true],
  ['pieces that make up a half', ['Elm', 'Ash', '12'], true],
  ['a little', ['Elm'], false],
  ['what stands beside it', ['Oak v. Beech'], false],
  ['nothing', [], false],
])('takes a lie for covered by %s: %j', (_, marks, is) => {
  expect(
    isCovered('As Elm v. Ash,\n12 F.9d\u00a034 has it, Oak v. Beech is right.', 'Elm v. Ash,\n12 F.9d\u00a034', marks),
  ).toBe(is)
})
