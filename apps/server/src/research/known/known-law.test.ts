import { describe, expect, it } from 'vitest'
import type { Answers } from '../verify/answers.ts'
import { verifyAll } from '../verify/verify.ts'
import { knownOf } from './known-law.ts'

/** Nobody has anything, unless `said`: what is known comes from the lists alone. */
const verify = async (citation: string, said: Partial<Answers> = {}, quotations: string[] = []) => {
  const { checks } = await verifyAll(
    {
      names: { court: (id) => id, source: (id) => id },
      lookUp: async (wanted) => ({
        answers: new Map(
          wanted.map((one) => {
            const known = knownOf(one)
            return [one.key, { candidates: [], lackedBy: [], notes: [], ...said, ...(known && { known }) }]
          }),
        ),
        asked: [],
      }),
      complete: async (authority) => authority,
      read: async () => null,
    },
    [{ citation, quotations }],
  )
  return checks[0]
}

describe('a citation that nobody has', () => {
  it('exists with its heading where the list of sections has it, as of a day', async () => {
    expect(await verify('42 U.S.C. § 1983')).toMatchObject({
      status: 'verified',
      reason: expect.stringMatching(/“Civil action for deprivation of rights” is in the list .* as of July 2026/),
      found: { name: 'Civil action for deprivation of rights' },
      known: { state: 'exists', asOf: expect.stringContaining('2026') },
    })
  })

  it('is unchecked where a subsection or a quotation would need the text', async () => {
    expect(await verify('18 U.S.C. § 3142(e)')).toMatchObject({
      status: 'unchecked',
      reason: expect.stringMatching(
        /“Release or detention .*Its text is not available here, so \(e\) was not compared/,
      ),
      known: { state: 'exists' },
    })
    expect(await verify('42 U.S.C. § 1983', {}, ['every person who'])).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('so the quotation was not compared'),
    })
  })

  it.each([
    ['3 U.S.C. § 203', 'shows this section as repealed'],
    ['2 U.S.C. § 5125', 'and no longer in that of July 2026'],
  ])('that the list shows as no longer in force is unchecked: %s', async (citation, says) => {
    expect(await verify(citation)).toMatchObject({ status: 'unchecked', reason: expect.stringContaining(says) })
  })

  it.each([
    ['U.S. Const. art. I, § 11', 'Article 1 has 10 sections.'],
    ['U.S. Const. art. I, § 8, cl. 19', 'Section 8 of Article 1 has 18 clauses.'],
    ['U.S. Const. amend. XIV, § 6', 'Amendment 14 has 5 sections.'],
    ['U.S. Const. amend. XXVIII', 'The Constitution has twenty-seven amendments.'],
    ['51 C.F.R. § 1.1', 'The Code of Federal Regulations has 50 titles.'],
  ])('cannot exist past the last: %s', async (citation, says) => {
    expect(await verify(citation)).toMatchObject({ status: 'not-found', reason: expect.stringContaining(says) })
  })

  it.each([
    'U.S. Const. art. I, § 8, cl. 18',
    'U.S. Const. art. VI, cl. 2',
    'U.S. Const. art. Ill, § 2',
    'U.S. Const. amend. XIV, § 5',
    'U.S. Const. amend. IV',
    '50 C.F.R. § 1.1',
  ])('may exist: %s', async (citation) => {
    expect(await verify(citation)).not.toMatchObject({ status: 'not-found' })
  })

  it.each([
    ['Fed. R. Civ. P. 12(b)(9)', 'Rule 12(b) ends with (7)'],
    ['Fed. R. Civ. P. 60(k)', 'Rule 60 ends with (e)'],
    ['Fed. R. Evid. 803(25)', 'Rule 803 ends with (24)'],
  ])('is no subdivision past the last of its rule: %s', async (citation, found) => {
    expect(await verify(citation)).toMatchObject({
      status: 'mismatch',
      differences: [{ field: 'subsection', written: citation.slice(citation.indexOf('(')), found }],
    })
  })

  it.each(['Fed. R. Civ. P. 12(b)(6)', 'Fed. R. Civ. P. 8(f)', 'Fed. R. Evid. 803(24)', 'Fed. R. Civ. P. 26(b)(3)(A)'])(
    'may be a subdivision, which was not compared: %s',
    async (citation) => {
      expect(await verify(citation)).toMatchObject({ status: 'unchecked' })
    },
  )

  it('says nothing of a volume of annual reports, of which the name is not read', async () => {
    expect(await verify('P. U. R. 1929A, 180')).not.toMatchObject({ status: 'not-found' })
    expect(knownOf({ key: 'a/1917/1061', normalized: '1917 A. 1061' })).toBeUndefined()
    expect(knownOf({ key: 'a/900/1061', normalized: '900 A. 1061' })?.fact.state).toBe('cannot-exist')
  })

  it('cannot exist as a section of an article that is held', async () => {
    const article = {
      id: 'c',
      kind: 'constitution' as const,
      title: 'Article I',
      citation: 'U.S. Const. art. I',
      source: 'library',
    }
    expect(await verify('U.S. Const. art. I, § 11', { candidates: [article] })).toMatchObject({ status: 'not-found' })
    expect(await verify('U.S. Const. art. I, § 8', { candidates: [article] })).not.toMatchObject({
      status: 'not-found',
    })
  })

  it.each([
    ['Fed. R. Civ. P. 12', 'Defenses and Objections'],
    ['Fed. R. Civ. P. 4.1', 'Serving Other Process'],
    ['Fed. R. Evid. 702', 'Testimony by Expert Witnesses'],
    ['Sup. Ct. R. 10', 'Considerations Governing Review on'],
  ])('is a federal rule with its title: %s', async (citation, title) => {
    expect(await verify(citation)).toMatchObject({
      status: 'verified',
      found: { name: expect.stringContaining(title) },
      known: { source: expect.stringContaining('ules'), asOf: expect.stringMatching(/^[A-Z][a-z]+ 20\d\d$/) },
    })
  })

  it.each([
    ['42 U.S.C. § 99999', 'The last section of title 42'],
    ['99 U.S.C. § 101', 'has no title 99'],
    ['Smith v. Jones, 1200 F.2d 1 (9th Cir. 1988)', 'F.2d is complete: it has volumes 1 to 999'],
    ['U.S. Const. amend. XXIX, § 2', 'The Constitution has twenty-seven amendments'],
    ['U.S. Const. art. IX, § 1', 'The Constitution has seven articles'],
    ['Smith v. Jones, 500 U.S. 1, 101 L. Ed. 5 (1991)', '101 L. Ed. 5: This volume cannot exist'],
  ])('cannot exist, and is not found: %s', async (citation, why) => {
    expect(await verify(citation)).toMatchObject({
      status: 'not-found',
      reason: expect.stringContaining(why),
      known: { state: 'cannot-exist' },
    })
  })

  it.each(['Fed. R. Civ. P. 54', 'Smith v. Jones, 500 F.2d 1 (9th Cir. 1974)', '18 U.S.C. app. § 2'])(
    'is unchecked where the lists have a gap: %s',
    async (citation) => {
      const check = await verify(citation)
      expect(check?.status).toBe('unchecked')
      expect(check?.known).toBeUndefined()
    },
  )

  it.each(['1932, U.S.C., Title 18, §§ 408a-408c', 'U. S. C. § 717', '50 U.S.C. App. § 305 (g)'])(
    'is unchecked where it is read otherwise than it is written: %s',
    async (citation) => {
      expect((await verify(citation))?.status).toBe('unchecked')
    },
  )

  it('is unchecked with a warning past the highest volume of a series that goes on', async () => {
    expect(await verify('Smith v. Jones, 5000 A.D.2d 1 (1974)')).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('knows A.D.2d only up to volume 309. Check the volume number.'),
      known: { state: 'doubtful', asOf: '2016' },
    })
  })

  it('is unchecked with a warning where the list of its title does not have it', async () => {
    expect(await verify('28 U.S.C. § 1999')).toMatchObject({
      status: 'unchecked',
      reason: expect.stringMatching(/^§ 1999 is not in title 28 of the list .* Check the number\./),
      known: { state: 'doubtful' },
    })
  })

  it('is unchecked where a source that covers the code lacks what the list has', async () => {
    expect(await verify('42 U.S.C. § 1983', { lackedBy: ['The library'] })).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('But The library does not have it'),
    })
  })
})

it('an authority that somebody has outweighs a table that says it cannot exist', async () => {
  const smith = { id: 'a', kind: 'case' as const, title: 'Smith v. Jones', citation: '1200 F.2d 1', source: 'x' }
  expect((await verify('1200 F.2d 1', { candidates: [smith] }))?.status).toBe('verified')
})

it.each(['Fed. R. Civ. P. 88', 'Fed. R. Evid. 1204(a)', 'Fed. R. App. P. 77'])(
  'a rule past the last of its set is unchecked, with the last one that is known: %s',
  async (citation) =>
    expect(await verify(citation)).toMatchObject({
      status: 'unchecked',
      reason: expect.stringMatching(
        /No such rule is known: as of October 2025, .* end with Rule \d+\. Check the number/,
      ),
    }),
)
