import { expect, it } from 'vitest'
import { separateOpinions } from './voices.ts'

const court = 'The lease ended in June, and the tenant left the house.'
const other = 'I would hold that the lease went on.'
const after = (heading: string) => ({ text: `${court}\n\n${heading}\n\n${other}` })

it.each([
  ['Justice Hale, dissenting.', 'dissent', 'Hale'],
  ['HALE, J., concurring in the judgment.', 'concurrence', 'HALE'],
  ['Mr. Justice Hale, concurring in part and dissenting in part.', 'partial', 'Hale'],
  ['Mr. Justice Hale, with whom Mr. Justice Roe joins, dissenting.', 'dissent', 'Hale'],
  ['Mr. Justice Hale and Mr. Justice Roe,\n\nconcurring in the result:', 'concurrence', 'Hale'],
  ['Mr. Justice Hale,\n\ndissenting in Nos. 7, 8, and 9, and concurring in the result in No. 10.', 'partial', 'Hale'],
  ['Mr. Justice Hale, dissenting.*', 'dissent', 'Hale'],
  ['JUSTICE HALE, concurring in the judgment.[2]', 'concurrence', 'HALE'],
  ['Mr. Justice Hale,\n\nwhom\n\nMr. Justice Roe and Mr. Justice Doe join, dissenting.', 'dissent', 'Hale'],
  ['The writ is denied.\nMr. Justice Hale,\n\nwith whom\n\nMr. Justice Roe agrees, concurring.', 'concurrence', 'Hale'],
  ['Mr. Justice Hale,\nwith whom Mr. Justice Roe concurs,\n\ndissenting.*', 'dissent', 'Hale'],
  ['DISSENT', 'dissent', undefined],
  ['¶8 HALE, J. (dissenting). I would affirm.', 'dissent', 'HALE'],
  ['{¶ 31} Hale, J., concurs in part and dissents in part.', 'partial', 'Hale'],
  ['CONCURRING AND DISSENTING OPINION BY JUDGE HALE', 'partial', 'HALE'],
])('an opinion that begins with %s is not the court’s', (heading, kind, by) => {
  const source = after(heading)
  const [found, ...more] = separateOpinions(source)
  expect(more).toEqual([])
  expect(found).toMatchObject({ kind, ...(by && { by: expect.stringContaining(by) }) })
  expect(source.text.slice(found?.start, found?.end)).toContain(other)
  expect(source.text.slice(0, found?.start)).toContain(court)
})

it('a byline whose name a scanner spoiled still begins a separate opinion, without a judge', () => {
  const [found] = separateOpinions(after('Mr. Jüst1ce.Hale,\nwhom Mr. Justice Roe joins,\n\ndissenting.'))
  expect(found?.kind).toBe('dissent')
})

it.each([
  'Justice Hale, dissenting in that case, wrote that leases end by notice.',
  'See 12 U. S. 34, 56 (Hale, J., dissenting).',
  'The dissent would hold otherwise.',
  'Judge Roe dissented below.',
])('a sentence of the court that speaks of another opinion begins none: %s', (sentence) =>
  expect(separateOpinions(after(sentence))).toEqual([]),
)

it('the court speaks again where its own opinion follows', () => {
  const source = { text: `${after('Justice Hale, dissenting.').text}\n\nPer Curiam\n\nThe writ is granted.` }
  const [found] = separateOpinions(source)
  expect(source.text.slice(found?.end)).toMatch(/^Per Curiam/)
})

it('who joins is not who wrote', () => {
  const [found] = separateOpinions(after('Mr. Justice Roe joins, dissenting.'))
  expect(found).toMatchObject({ kind: 'dissent' })
  expect(found?.by).toBeUndefined()
})
