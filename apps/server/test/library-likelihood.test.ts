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
const other = 'The parties argued for two days about the costs of the printed record and its index. '.repeat(9)
const onSalvage = 'Salvage of a derelict vessel earns its crew an award, and the owner of the vessel pays it. '.repeat(
  8,
)
const query =
  'The crew that saves a derelict vessel earns an award of salvage, which the owner of the vessel must pay although nobody asked the crew for help and no contract was made between them and that owner.'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('jsonl', 'opinions')
  await own.library.add(id, [
    opinion(
      201,
      'Alder v. Beech',
      [other, other, `${onSalvage} Nobody asked for help; no contract was made.`, ...Array(40).fill(other)].join(
        '\n\n',
      ),
    ),
    opinion(202, 'Cherry v. Date', Array(6).fill(onSalvage).join('\n\n')),
  ])
})
afterAll(() => own.stop())

it('a description finds the text that is about it throughout, not the one that has it in one place', async () => {
  const { results } = await own.library.search(query)
  expect(results.map(({ title }) => title)).toEqual(['Cherry v. Date', 'Alder v. Beech'])
  expect(results.every(({ relevance }) => relevance > 0 && relevance <= 1)).toBe(true)
})

it('a description finds who says it before what they cite for it, which says little of it', async () => {
  const id = await own.library.startImport('jsonl', 'citing')
  const on = 'A pilot who boards a ship in a storm may charge a higher fee, which the master must pay. '
  const cites =
    'The pilot who boards a ship in a storm may charge a higher fee, which its master must pay. See Elm v. Fir, 203 U.S. 203.'
  await own.library.add(id, [
    opinion(203, 'Elm v. Fir', `${other}\n\nA pilot may charge a fee for a ship.\n\n${other}`),
    opinion(204, 'Gum v. Hazel', [on.repeat(3), other, on.repeat(3), other].join('\n\n')),
    ...[301, 302, 303, 304].map((number) =>
      opinion(number, `Citing ${number} v. State`, [other, cites, other, other, other].join('\n\n')),
    ),
  ])
  await own.library.tidy()
  const { results } = await own.library.search(
    'A pilot who boards a ship in a storm may charge a fee that is higher than the usual one, and the master of the ship must pay it although he agreed to no more than the usual.',
  )
  const titles = results.map(({ title }) => title)
  expect(titles[0]).toBe('Gum v. Hazel')
  expect(titles.indexOf('Citing 301 v. State')).toBeLessThan(titles.indexOf('Elm v. Fir'))
})
