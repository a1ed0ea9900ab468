import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'
import { verifierOf } from './verifier.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('test', 'mine')
  const held = (title: string, citation: string, date: string) => ({
    externalId: citation,
    kind: 'case' as const,
    title,
    citations: [citation],
    court: 'scotus',
    date,
    source: 'library',
  })
  await own.library.add(id, [
    held('United States v. Cronic', '466 U.S. 648', '1984'),
    held('Strickland v. Washington', '466 U.S. 668', '1984'),
    held('Smith v. Oak', '700 U.S. 10', '1900'),
    held('Korematsu v. United States', '323 U.S. 214', '1944'),
  ])
})
afterAll(() => own.stop())
const verify = (citation: string) => verifierOf(own.library)(citation)

describe('a short form without its full citation, where no case index has the volume', () => {
  it('is resolved by name, volume and page, and says what that rests on', async () => {
    expect(await verify('Strickland, 466 U.S. at 687')).toMatchObject({
      status: 'verified',
      reason: expect.stringContaining('By name, volume and page it is Strickland v. Washington, 466 U.S. 668'),
      found: { name: 'Strickland v. Washington', citation: '466 U.S. 668' },
    })
    expect((await verify('Cronic, 466 U.S. at 659'))?.reason).toContain(
      'The next case known in the volume, Strickland v. Washington, begins on page 668.',
    )
  })

  it('has the treatment of its case', async () => {
    expect(await verify('Korematsu, 323 U.S. at 220')).toMatchObject({ treatment: { flag: 'red' } })
  })

  it.each([
    'Strickland, 466 U.S. at 600',
    'Strickland, 466 U.S. at 660',
    'Cronic, 466 U.S. at 687',
    'Strickland, 467 U.S. at 687',
    'United States, 466 U.S. at 655',
    '466 U.S. at 687',
    'Smith, 700 U.S. at 900',
  ])('is left alone where it could be another case: %s', async (citation) => {
    expect(await verify(citation)).toMatchObject({ status: 'unchecked' })
  })
})
