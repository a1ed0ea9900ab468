import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'
import { verifierOf } from './verifier.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('test', 'mine')
  const held = (title: string, citations: string[], date: string) => ({
    externalId: citations[0] ?? '',
    kind: 'case' as const,
    title,
    citations,
    court: 'scotus',
    date,
    source: 'library',
  })
  await own.library.add(id, [
    held('Terry v. Ohio', ['392 U.S. 1', '88 S. Ct. 1868'], '1968-06-10'),
    held('Terry v. Ohio', ['392 U.S. 30'], '1968-06-11'),
    held('Sibron v. New York', ['392 U.S. 40'], '1968-06-10'),
    held('Peters v. New York', ['392 U.S. 40'], '1968-06-10'),
    held('Oak v. Elm', ['500 U.S. 1'], '1991-01-01'),
  ])
})
afterAll(() => own.stop())
const verify = (citation: string) => verifierOf(own.library)(citation)

describe('a pin cite, where no case index has the volume', () => {
  it('does not fit if it is past the first page of the next case that is known', async () => {
    expect(await verify('Terry v. Ohio, 392 U.S. 1, 112 (1968)')).toMatchObject({
      status: 'mismatch',
      reason: 'The citation exists in the library, but the pin cite differs.',
      differences: [{ field: 'pin cite', written: '112', found: expect.stringMatching(/New York begins on page 40$/) }],
      found: { name: 'Terry v. Ohio', next: { citation: '392 U.S. 40', page: 40 } },
    })
  })

  it.each([
    ['is before it', 'Terry v. Ohio, 392 U.S. 1, 21 (1968)'],
    ['is on its first page, where a case may end', 'Terry v. Ohio, 392 U.S. 1, 40 (1968)'],
    ['is past where the same case is printed again', 'Terry v. Ohio, 392 U.S. 1, 35 (1968)'],
    ['counts in another reporter', 'Terry v. Ohio, 88 S. Ct. 1868, 1884 (1968)'],
    ['is of the last case that is known in its volume', 'Oak v. Elm, 500 U.S. 1, 112 (1991)'],
  ])('is not called wrong if it %s', async (_, citation) => {
    expect(await verify(citation)).toMatchObject({ status: 'verified' })
  })
})
