import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'
import { verifierOf } from './verifier.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('test', 'mine')
  const held = (title: string, citation: string, date: string, court = 'scotus') => ({
    externalId: citation,
    kind: 'case' as const,
    title,
    citations: [citation],
    court,
    date,
    source: 'library',
  })
  await own.library.add(id, [
    held('Terry v. Ohio', '392 U.S. 1', '1968-06-10'),
    held('Hazelwood School District v. Kuhlmeier', '484 U.S. 260', '1988-01-13'),
    held('United States v. Jones', '565 U.S. 400', '2012-01-23'),
    held('Doe v. Acme Corp.', '10 F.3d 20', '1993-01-01', 'ca9'),
    held('Doe v. Acme Corp.', '30 F.3d 40', '1994-01-01', 'ca9'),
    held('Roe v. Poe', '50 F.3d 60', '1995-01-01', 'ca9'),
  ])
})
afterAll(() => own.stop())
const verify = (citation: string) => verifierOf(own.library)(citation)

describe('a citation that leads to no case of its name', () => {
  it('is shown the one case that is known by this name', async () => {
    const check = await verify('Terry v. Ohio, 412 F.3d 1188 (9th Cir. 2004)')
    expect(check).toMatchObject({
      status: 'unchecked',
      namesake: { name: 'Terry v. Ohio', citation: '392 U.S. 1', source: 'the library', id: expect.any(String) },
    })
    expect(check?.reason).toMatch(
      /The library has Terry v\. Ohio at 392 U\.S\. 1 \(1968\)\. What is cited may be another case of this name, or another decision in the same case\.$/,
    )
  })

  it('is shown it where another case has the citation, and where the parts contradict each other', async () => {
    expect(await verify('Terry v. Ohio, 50 F.3d 60 (9th Cir. 1995)')).toMatchObject({
      status: 'mismatch',
      found: { name: 'Roe v. Poe' },
      namesake: { citation: '392 U.S. 1' },
    })
    expect(await verify('Terry v. Ohio, 412 F.3d 1188 (9th Cir. 1995)')).toMatchObject({
      status: 'mismatch',
      namesake: { citation: '392 U.S. 1' },
    })
  })

  it('is told that court and year are the same', async () => {
    expect((await verify('Terry v. Ohio, 391 U.S. 10 (1968)'))?.reason).toContain(
      'It is of the same court and year: check the volume and page, unless another decision is meant.',
    )
  })

  it('is told that the volume is the same', async () => {
    expect((await verify('Terry v. Ohio, 392 U.S. 21'))?.reason).toContain('It is in the same volume: check the page')
  })

  it.each([
    'Hazelwood Sch. Dist. v. Kuhlmeier, 494 U.S. 260 (1990)',
    'See Hazelwood v. Kuhlmeier, 1 F.4th 2 (8th Cir. 2021)',
  ])('is read with its abbreviations: %s', async (citation) => {
    expect(await verify(citation)).toMatchObject({ namesake: { citation: '484 U.S. 260' } })
  })

  it('has one in the list of overruled decisions as well', async () => {
    expect(await verify('Plessy v. Ferguson, 165 U.S. 12 (1896)')).toMatchObject({
      namesake: { citation: '163 U.S. 537', source: 'the list of Supreme Court decisions' },
    })
  })

  it.each([
    ['two cases are known by the name', 'Doe v. Acme Corp., 70 F.3d 80 (9th Cir. 1995)'],
    ['many cases have the name', 'United States v. Jones, 412 F.3d 1188 (9th Cir. 2005)'],
    ['the name is another', 'Perry v. Ohio, 412 F.3d 1188 (9th Cir. 2005)'],
    ['the parties are turned around', 'Ohio v. Terry, 5 F.3d 6 (9th Cir. 1993)'],
    ['it is found', 'Terry v. Ohio, 392 U.S. 1 (1968)'],
    ['only the year differs', 'Terry v. Ohio, 392 U.S. 1 (1969)'],
    ['there is no name', '412 F.3d 1188 (9th Cir. 2004)'],
  ])('is shown none where %s', async (_, citation) => {
    expect(await verify(citation)).not.toHaveProperty('namesake')
  })

  it('is shown a case with the name of many only if court and year agree', async () => {
    expect(await verify('United States v. Jones, 564 U.S. 300 (2012)')).toMatchObject({
      namesake: { citation: '565 U.S. 400' },
    })
  })
})
