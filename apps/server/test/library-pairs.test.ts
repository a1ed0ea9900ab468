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
