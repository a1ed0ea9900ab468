import type { Authority } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { verifyAll } from './verify.ts'

const roe: Authority = {
  id: 'a1',
  kind: 'case',
  title: 'Roe v. Wade',
  citation: '410 U.S. 113',
  parallel: ['93 S. Ct. 705'],
  court: 'scotus',
  date: '1973-01-22',
  source: 'library',
}
const lotus: Authority = {
  id: 'courtlistener:691310',
  kind: 'case',
  title: 'Lotus Development Corporation v. Borland International, Inc.',
  citation: '49 F.3d 807',
  date: '1995-03-09',
  source: 'courtlistener',
}
const section: Authority = {
  id: 's1',
  kind: 'statute',
  title: 'Civil action for deprivation of rights',
  citation: '42 U.S.C. § 1983',
  source: 'library',
}

const amendment: Authority = {
  ...section,
  id: 'c1',
  kind: 'constitution',
  title: 'Fourteenth Amendment',
  citation: 'U.S. Const. amend. XIV',
}

const nothing: Answers = { candidates: [], lackedBy: [], notes: [] }
const known: Record<string, Answers> = {
  'us/410/113': { ...nothing, candidates: [roe] },
  'sct/93/705': { ...nothing, candidates: [roe] },
  'sct/99/705': {
    ...nothing,
    candidates: [{ ...roe, id: 'a9', title: 'Doe v. Poe', citation: '99 S. Ct. 705', parallel: [] }],
  },
  'f3d/49/807': { ...nothing, candidates: [lotus] },
  'usc/42/1983': { ...nothing, candidates: [section] },
  'usc/42/1981': { ...nothing, candidates: [{ ...section, id: 's2', citation: '42 U.S.C. § 1981' }] },
  'us-const/amend/14/1': { ...nothing, candidates: [amendment] },
  'us-const/amend/14': { ...nothing, candidates: [amendment] },
  'us/591/1': { ...nothing, lackedBy: ['CourtListener'] },
  'f2d/1/2': { ...nothing, notes: ['CourtListener: It did not answer within 10 seconds.'] },
  'f3d/5/6': {
    ...nothing,
    candidates: [
      { ...roe, id: 'b1', title: 'Smith v. Jones', citation: '5 F.3d 6', court: 'ca9', date: '1993', parallel: [] },
      { ...roe, id: 'b2', title: 'Brown v. Green', citation: '5 F.3d 6', court: 'ca9', date: '1993', parallel: [] },
    ],
  },
}

const text = `Mr. Justice Blackmun delivered the opinion of the Court.

We hold that the right of privacy, whatever its source, is broad enough to encompass the decision. The State may act.
Petitioner contends that the statute is void for vagueness in every one of its parts. It cannot be said that a State must pay for the care that it permits. The judgment is affirmed.

Mr. Justice Stone, dissenting.

The Court reads into the Constitution a right that no State has ever known.

Mr. Justice White, dissenting.

I would reverse.`
const verify = async (
  citation: string,
  quotations?: string[],
  court?: string,
  parentheticals?: string[],
  leadIns?: string[],
) => {
  const { checks } = await verifyAll(
    {
      names: { court: (id) => id, source: (id) => (id === 'library' ? 'the library' : 'CourtListener') },
      lookUp: async (wanted) => ({
        answers: new Map(wanted.map(({ key }) => [key, known[key] ?? nothing])),
        asked: [],
      }),
      complete: async (authority) => (court ? { ...authority, court } : authority),
      read: async ({ id }) =>
        id === 'a1' ? { id, text } : id === 's2' ? { id, text: '(a) All persons. (b) Terms.' } : null,
    },
    [
      quotations
        ? { citation, quotations, ...(parentheticals && { parentheticals }), ...(leadIns && { leadIns }) }
        : citation,
    ],
  )
  return checks[0]
}
const status = async (...args: Parameters<typeof verify>) => (await verify(...args))?.status

describe('verifying a citation', () => {
  it('is verified where all that was written agrees', async () => {
    expect(await verify('Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973)')).toMatchObject({
      status: 'verified',
      found: { name: 'Roe v. Wade', citation: '410 U.S. 113', court: 'scotus' },
    })
  })

  it.each([
    'See Roe v. Wade, 410 U.S. 113 (1973)',
    'In Roe v. Wade, 410 U.S. 113 (1973), the Court',
    '410 U.S. 113 (1973)',
    'Roe v. Wade (1973) 410 U.S. 113',
    'See Roe v. Wade (1973) 410 U.S. 113, 120',
  ])('reads the name out of %j', async (citation) => {
    expect(await status(citation)).toBe('verified')
  })

  it('answers by the words that were asked', async () => {
    const asked = 'See Roe v. Wade, 410 U.S. 113 (1973).'
    expect(await verify(asked)).toMatchObject({ text: asked, status: 'verified' })
  })

  it('always says how far later history was checked', async () => {
    expect((await verify('Roe v. Wade, 410 U.S. 113 (1973)'))?.reason).toContain(
      'Later history was not checked beyond the list of overruled Supreme Court decisions.',
    )
  })

  it.each([
    ['the name', 'Rowan v. Steele, 410 U.S. 113 (1973)', 'name'],
    ['a name in small letters', 'Roe v. al-Wadi, 410 U.S. 113 (1973)', 'name'],
    ['the year', 'Roe v. Wade, 410 U.S. 113 (1974)', 'year'],
    ['the court', 'Roe v. Wade, 410 U.S. 113 (9th Cir. 1973)', 'court'],
    ['a pin cite before the first page', 'Roe v. Wade, 410 U.S. 113, 95 (1973)', 'pin cite'],
    [
      'a parallel citation that is elsewhere in its reporter',
      'Roe v. Wade, 410 U.S. 113, 93 S. Ct. 750 (1973)',
      'parallel citation',
    ],
    ['a parallel citation of another case', 'Roe v. Wade, 410 U.S. 113, 99 S. Ct. 705 (1973)', 'parallel citation'],
  ])('tells what differs: %s', async (_what, citation, field) => {
    const check = await verify(citation)
    expect(check?.status).toBe('mismatch')
    expect(check?.differences?.map((difference) => difference.field)).toEqual([field])
  })

  it('is not found only where one who covers the reporter lacks it', async () => {
    expect(await verify('Smith v. Doe, 591 U.S. 1 (2020)')).toMatchObject({
      status: 'not-found',
      reason: 'CourtListener has no such citation.',
    })
    expect(await verify('Smith v. Doe, 1 F.2d 2 (2d Cir. 1924)')).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('did not answer'),
    })
    expect(await verify('Smith v. Doe, 7 F.3d 8 (2d Cir. 1994)')).toMatchObject({
      status: 'unchecked',
      reason: 'Not found, but no source that was searched has all of this reporter, so it may exist.',
    })
  })

  it('is unchecked where the court that was written cannot be compared, and is asked for', async () => {
    const cited = 'Lotus Dev. Corp. v. Borland Int’l, Inc., 49 F.3d 807 (1st Cir. 1995)'
    expect(await verify(cited)).toMatchObject({ status: 'unchecked', reason: expect.stringContaining('court') })
    expect(await status(cited, undefined, 'ca1')).toBe('verified')
    expect(await status(cited, undefined, 'ca9')).toBe('mismatch')
  })

  it('chooses by the name among several on one page, and else names them', async () => {
    expect(await status('Brown v. Green, 5 F.3d 6 (9th Cir. 1993)')).toBe('verified')
    const unnamed = await verify('5 F.3d 6 (9th Cir. 1993)')
    expect(unnamed).toMatchObject({ status: 'ambiguous' })
    expect(unnamed?.candidates?.map(({ name }) => name)).toEqual(['Smith v. Jones', 'Brown v. Green'])
    expect(await status('Black v. White, 5 F.3d 6 (9th Cir. 1993)')).toBe('mismatch')
  })

  it('knows a statute by its section, whatever the edition', async () => {
    expect(await status('42 U.S.C. § 1983')).toBe('verified')
    expect(await status('42 U.S.C. § 1983 (2018)')).toBe('verified')
    expect(await status('42 U.S.C. § 19830')).toBe('unchecked')
    expect(await status('42 U.S.C. §§ 1983, 19830')).toBe('unchecked')
    expect(await status('42 U.S.C. §§ 1981, 1983')).toBe('verified')
  })

  it.each([
    ['42 U.S.C. § 1981(b)', 'verified'],
    ['42 U.S.C. § 1981(zz)(9)', 'mismatch'],
    ['42 U.S.C. § 1983(zz)(99)', 'unchecked'],
    ['U.S. Const. amend. XIV', 'verified'],
    ['U.S. Const. amend. XIV, § 1', 'unchecked'],
  ])('takes a part for itself: %s is %s', async (citation, expected) => {
    expect(await status(citation)).toBe(expected)
  })

  it.each([
    'Roe v. Wade, 410 U.S. 113 (Foo Ct. 1973)',
    'Roe v. Wade, 410 U.S. 113 (14th Cir. 1973)',
    'Roe v. Wade, 410 U.S. 113 (3019)',
    'Roe v. Wade, 410 U.S. 113 (9th Cir. 3009)',
    'Roe v. Wade, 410 U.S. 113 (2O09)',
    'Roe v. Wade, 410 U.S. 113 (Dec. 25, 1973)',
    'Quack against Wade, 410 U.S. 113 (1973)',
    'Quack\u200c v. Wade, 410 U.S. 113 (1973)',
  ])('never passes over what it cannot read: %s', async (citation) => {
    expect(await status(citation)).not.toBe('verified')
  })

  it('compares a whole day', async () => {
    expect(await status('Roe v. Wade, 410 U.S. 113 (Jan. 22, 1973)')).toBe('verified')
    // The source has the year alone.
    expect(await status('Smith v. Jones, 5 F.3d 6 (9th Cir. Jan. 22, 1993)')).toBe('unchecked')
    expect(await status('Smith v. Jones, 5 F.3d 6 (9th Cir. 1993)')).toBe('verified')
  })

  it('says that a pin cite was not compared', async () => {
    expect((await verify('Roe v. Wade, 410 U.S. 113, 120 (1973)'))?.reason).toContain('The pin cite was not checked.')
  })

  it.each(['Id. at 45', 'Roe, 410 U.S. at 115', 'supra note 3', 'no citation at all', ''])(
    'does not look up %j',
    async (citation) => {
      expect(await verify(citation)).toMatchObject({ status: 'unchecked' })
    },
  )
})

describe('quotations', () => {
  const cited = 'Roe v. Wade, 410 U.S. 113 (1973)'

  it('stand in the text, tolerant of marks and ellipses', async () => {
    expect(await verify(cited, ['the right of privacy . . . is broad enough', '[t]he State may act.'])).toMatchObject({
      status: 'verified',
      quotations: [{ outcome: 'found', anchor: { authority: 'a1' } }, { outcome: 'found' }],
    })
  })

  it('that are altered are a mismatch, with the words that stand there', async () => {
    const check = await verify(cited, [
      'the right of privacy, whatever its source, is never broad enough to encompass the decision',
    ])
    expect(check).toMatchObject({ status: 'mismatch', differences: [{ field: 'quotation' }] })
    expect(check?.differences?.[0]?.found).toContain('whatever its source, is broad enough')
  })

  it.each([
    ['the right of privacy, whatever [their] source, is broad enough to encompass', 'verified'],
    ['the right of privacy, whatever [or] source, is broad enough to encompass', 'unchecked'],
  ])('with a bracket that joins or narrows in the place of a pronoun are left open: %s', async (words, expected) => {
    expect(await status(cited, [words])).toBe(expected)
  })

  it('that stand nowhere are a mismatch', async () => {
    expect(await status(cited, ['the moon is made of green cheese'])).toBe('mismatch')
  })

  it('of two words are compared as well', async () => {
    expect(await status(cited, ['broad enough'])).toBe('verified')
    expect(await status(cited, ['narrow enough'])).toBe('mismatch')
  })

  it('that join what does not stand together are a mismatch, with the reason', async () => {
    const check = await verify(cited, ['the right of privacy . . . may act'])
    expect(check).toMatchObject({ status: 'mismatch', quotations: [{ outcome: 'spliced' }] })
    expect(check?.reason).toContain('two sentences')
  })

  it('that were cut out from under a denial are a mismatch, unless the writer denies them too', async () => {
    const cut = ['a State must pay for the care that it permits']
    const check = await verify(cited, cut)
    expect(check).toMatchObject({
      status: 'mismatch',
      differences: [{ field: 'context' }],
      quotations: [{ outcome: 'out-of-context', cutOff: { kind: 'negation' } }],
    })
    expect(check?.reason).toContain('out of context')
    expect(await verify(cited, cut, undefined, undefined, ['The Court denied that '])).toMatchObject({
      status: 'verified',
    })
  })

  it('with words in brackets are verified where these name nobody else', async () => {
    expect(await verify(cited, ['[this] right of privacy, whatever [it be], is broad'])).toMatchObject({
      status: 'unchecked',
      quotations: [{ outcome: 'substituted', substitutions: [{ written: '[this]' }, { found: 'its source' }] }],
    })
    expect(await verify(cited, ['broad enough to encompass [that] decision'])).toMatchObject({
      status: 'verified',
      quotations: [{ outcome: 'substituted', substitutions: [{ written: '[that]', found: 'the' }] }],
    })
  })

  describe('of somebody else', () => {
    const dissent = ['reads into the Constitution a right that no State has ever known']
    it.each([
      ['a dissent', dissent, undefined, 'mismatch', 'others-words'],
      ['a dissent, as the citation says', dissent, ['Stone, J., dissenting'], 'verified', 'found'],
      ['another dissent than the citation says', dissent, ['Holmes, J., dissenting'], 'mismatch', 'others-words'],
      ['a party', ['the statute is void for vagueness'], undefined, 'mismatch', 'others-words'],
      ['a party, as the citation says', ['the statute is void'], ['describing argument'], 'verified', 'found'],
    ])('are of %s', async (_, quoted, said, expected, outcome) => {
      expect(await verify(cited, quoted, undefined, said)).toMatchObject({
        status: expected,
        quotations: [{ outcome }],
      })
    })

    it('may be said so in the citation itself', async () => {
      expect(await status(`${cited} (Stone, J., dissenting)`, dissent)).toBe('verified')
    })
  })

  it('that cannot be compared make it unchecked', async () => {
    expect(await status('42 U.S.C. § 1983', ['Every person'])).toBe('unchecked')
  })

  it('of a citation that does not hold leave its status', async () => {
    expect(await status('Rowan v. Steele, 410 U.S. 113 (1973)', ['broad enough'])).toBe('mismatch')
  })

  it.each([
    ['White, J., dissenting', 'verified', 'agrees'],
    ['White, J., concurring', 'mismatch', 'differs'],
    ['Blackmun, J., dissenting', 'mismatch', 'differs'],
    ['Rehnquist, J., dissenting', 'unchecked', 'unchecked'],
    ['holding that the State may act', 'unchecked', 'unchecked'],
  ])('compares a parenthetical with the text: (%s)', async (words, expected, outcome) => {
    const check = await verify(`Roe v. Wade, 410 U.S. 113 (1973) (${words})`)
    expect([check?.status, check?.parentheticals?.[0]?.outcome]).toEqual([expected, outcome])
    expect(check?.reason.includes('what its parenthetical says was not compared')).toBe(outcome === 'unchecked')
  })

  it.each([
    ['Roe Chemical Group v. Wade Square Garden, 410 U.S. 113 (1973)', 'mismatch'],
    ['Roe d/b/a Microsoft v. Wade a/k/a Google, 410 U.S. 113 (1973)', 'mismatch'],
    ['Roe v. City of Wade, 410 U.S. 113 (1973)', 'unchecked'],
    ['Jane Roe v. Wade, 410 U.S. 113 (1973)', 'mismatch'],
    ['As the Court held in Roe v. Wade, 410 U.S. 113 (1973)', 'verified'],
  ])('holds each word of a name to the title: %s', async (citation, expected) => {
    expect(await status(citation)).toBe(expected)
  })
})
