import type { NewAuthority } from '@casewright/library'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

const opinion = (number: number, title: string, text: string): NewAuthority => ({
  externalId: String(number),
  kind: 'case',
  title,
  citations: [`${number} U.S. ${number}`],
  source: 'library',
  text,
})
// The same words as often, in texts of the same length: only which of them stand together differs.
const apart = 'The burden of the state is proof, and the doubt is reasonable beyond dispute. '.repeat(8)
const together = 'The state is the burden of proof, and dispute is beyond reasonable the doubt. '.repeat(8)

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('jsonl', 'opinions')
  await own.library.add(id, [opinion(201, 'Alder v. Beech', apart), opinion(202, 'Cherry v. Date', together)])
})
afterAll(() => own.stop())

it.each([
  ['words', 'burden of proof'],
  [
    'a pasted text',
    'The court below found that the burden of proof had been met, while the appeal says that such a burden of proof can never be met by testimony of parties who were not present there.',
  ],
])('%s find first the text in which they stand together', async (_, query) => {
  const { results } = await own.library.search(query)
  expect(results.map(({ title }) => title)).toEqual(['Cherry v. Date', 'Alder v. Beech'])
})

const prose =
  'A tenant who repaints the walls of a rented house without leave of the landlord commits no waste, and need not pay for what the walls looked like before he came, unless the lease says so.'

it('a pasted text finds the earlier of decisions that say the same', async () => {
  const id = await own.library.startImport('jsonl', 'dated')
  await own.library.add(id, [
    { ...opinion(301, 'Later v. Case', prose), date: '2019' },
    { ...opinion(302, 'Earlier v. Case', prose), date: '1904' },
  ])
  const { results } = await own.library.search(prose)
  expect(results.slice(0, 2).map(({ title }) => title)).toEqual(['Earlier v. Case', 'Later v. Case'])
})

it('a text that comes back to what was asked for is found before one that says it once', async () => {
  const id = await own.library.startImport('jsonl', 'throughout')
  const filler = 'The gardener waters the orchard each morning before the market opens in the square of the town. '
  const said = 'The salvage award of a derelict barge is divided among the crew. '
  const others = 'A barge of the crew, a derelict salvage, an award that is divided among the owners of an award. '
  const long = filler.repeat(12)
  await own.library.add(id, [
    opinion(401, 'Once v. Said', said + long + others + long + others + long),
    opinion(402, 'Again v. Said', said + long + said + long + said + long),
    ...[403, 404, 405, 406, 407, 408].map((number) => opinion(number, `Other ${number}`, others + long)),
  ])
  const { results } = await own.library.search('salvage award of a derelict barge')
  expect(results.slice(0, 2).map(({ title }) => title)).toEqual(['Again v. Said', 'Once v. Said'])
})
