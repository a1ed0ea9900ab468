import { readdir, readFile } from 'node:fs/promises'
import type { CitationCheck } from '@casewright/core'
import { belowOverruler } from '@casewright/law'
import { overrulings } from '@casewright/publishers'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { verifyAll } from '../verify/verify.ts'
import { standing, treatmentOf, withTreatment } from './treatment.ts'
import { withOverrulers } from './with-overrulers.ts'

interface StarterCase {
  kind: string
  title: string
  citation: string
  parallel?: string[]
  date?: string
  year?: number
  keyPoints?: string[]
}

let cases: StarterCase[]
beforeAll(async () => {
  const root = new URL('../../../../../packages/library/starter/', import.meta.url)
  const files = await Promise.all(
    ['scotus', 'landmarks', 'leading'].map(async (set) =>
      (await readdir(new URL(`${set}/`, root))).map((name) => new URL(`${set}/${name}`, root)),
    ),
  )
  const all = await Promise.all(
    files.flat().map(async (file) => JSON.parse(await readFile(file, 'utf8')) as StarterCase),
  )
  cases = all.filter(({ kind }) => kind === 'case')
})

const flagFor = ({ title, citation, parallel, date, year }: StarterCase) =>
  treatmentOf({ kind: 'case', title, citation, ...(parallel && { parallel }), date: date ?? String(year) })

/** What a brief's citations are where no source has them: the list alone knows. */
const unheld = async (citations: string[]): Promise<CitationCheck[]> => {
  const { checks } = await verifyAll(
    {
      names: { court: (id) => id, source: (id) => id },
      lookUp: async () => ({ answers: new Map(), asked: [] }),
      complete: async (authority) => authority,
      read: async () => null,
    },
    citations,
  )
  return checks
}

describe('what is no longer good law', () => {
  it('is said in one sentence, with what took its authority', () => {
    expect(
      treatmentOf({ kind: 'case', title: 'Roe v. Wade', citation: '410 U.S. 113', date: '1973-01-22' }),
    ).toMatchObject({
      flag: 'red',
      says: "No longer good law: overruled by Dobbs v. Jackson Women's Health Organization, 597 U.S. 215 (2022).",
    })
  })

  test.each([
    ['Saucier v. Katz', '533 U.S. 194', 'Overruled in part by Pearson v. Callahan, 555 U.S. 223 (2009).'],
    ['Teague v. Lane', '489 U.S. 288', 'Overruled in part by Edwards v. Vannoy, 593 U.S. 255 (2021).'],
    ['New York v. Belton', '453 U.S. 454', 'Limited by Arizona v. Gant, 556 U.S. 332 (2009).'],
  ])('%s is good law in part, and amber', (title, citation, says) => {
    expect(treatmentOf({ kind: 'case', title, citation })).toMatchObject({ flag: 'amber', says })
  })

  it('is flagged of federal rules that were abrogated or moved, and of no part of a rule that stands', async () => {
    const checks = await unheld([
      'Fed. R. Civ. P. 84',
      'Fed. R. Crim. P. 54',
      'Fed. R. Evid. 803(24)',
      'Fed. R. Civ. P. 75',
      'Fed. R. Evid. 803(6)',
      'Fed. R. Civ. P. 56',
    ])
    expect(checks.map(({ treatment }) => treatment?.says)).toEqual([
      'No longer in force: abrogated in 2015.',
      'Transferred in 2002: its words are now in Fed. R. Crim. P. 1.',
      'Transferred in 1997: its words are now in Fed. R. Evid. 807.',
      // When it was, no text says that was at hand.
      'No longer in force: abrogated.',
      undefined,
      undefined,
    ])
    expect(checks.map(({ treatment }) => treatment?.flag)).toEqual([
      'red',
      'amber',
      'amber',
      'red',
      undefined,
      undefined,
    ])
    expect(checks.slice(0, 4).map(({ status }) => status)).not.toContain('verified')
    expect(checks[0]?.reason).toBe(
      'It is not in the sources that were searched; the list of federal rules that were abrogated or moved names it.',
    )
  })

  it('is flagged of provisions of the Constitution, where nobody has them and where the whole article is held', async () => {
    const [eighteenth, slaves, twentyFirst] = await unheld([
      'U.S. Const. amend. XVIII, § 1',
      'U.S. Const. art. IV, § 2, cl. 3',
      'U.S. Const. amend. XXI, § 1',
    ])
    expect(eighteenth?.treatment).toMatchObject({
      flag: 'red',
      says: 'No longer in force: repealed by the Twenty-first Amendment, U.S. Const. amend. XXI, § 1 (1933).',
    })
    expect(slaves?.treatment).toMatchObject({ flag: 'red', kind: 'superseded' })
    expect(twentyFirst?.treatment).toBeUndefined()
    const article = { kind: 'constitution', title: 'Constitution, Article I', source: 'library', id: '1' } as const
    const { checks } = await verifyAll(
      {
        names: { court: (id) => id, source: (id) => id },
        lookUp: async (wanted) => ({
          answers: new Map(
            wanted.map(({ key }) => [
              key,
              { candidates: [{ ...article, citation: 'U.S. Const. art. I' }], lackedBy: [], notes: [] },
            ]),
          ),
          asked: [],
        }),
        complete: async (authority) => authority,
        read: async () => null,
      },
      ['U.S. Const. art. I, § 3, cl. 1', 'U.S. Const. art. I, § 8, cl. 3'],
    )
    expect(checks.map(({ treatment }) => treatment?.says)).toEqual([
      'Superseded in part by the Seventeenth Amendment, U.S. Const. amend. XVII (1913).',
      undefined,
    ])
  })

  it('is flagged for every pair of the list, in each of its citations, in a brief whose cases no source has', async () => {
    const written = overrulings().flatMap(({ overruled: { name, citations, year } }) =>
      citations.map((citation) => `${name}, ${citation} (${year})`),
    )
    const checks = await unheld(written)
    expect(checks.filter(({ treatment }) => !treatment).map(({ text }) => text)).toEqual([])
    expect(checks.every(({ status }) => status === 'unchecked')).toBe(true)
  })

  it('is not said of another case on the same page', async () => {
    const checks = await unheld(['Sellers v. Laird, 409 U.S. 810 (1972)', 'Smith v. Jones, 410 U.S. 113 (1973)'])
    expect(checks.map(({ treatment }) => treatment)).toEqual([undefined, undefined])
  })

  it('is flagged for each decision of the starter set whose editors say so in prose', () => {
    const noted = cases.filter(({ keyPoints = [] }) => keyPoints.some((point) => /no longer good law/i.test(point)))
    expect(noted.length).toBeGreaterThan(10)
    expect(noted.filter((one) => !flagFor(one)).map(({ title }) => title)).toEqual([])
  })

  it('is not said of the decisions of the starter set that stand', () => {
    const flagged = cases.filter((one) => flagFor(one)).map(({ title }) => title)
    expect(cases.length - flagged.length).toBeGreaterThan(400)
    expect(flagged.sort()).toEqual(notStanding)
  })
})

/** Of the starter set, those that were overruled, superseded or limited, in whole or in part. */
const notStanding = [
  'Auer v. Robbins',
  'Chevron U.S.A. Inc. v. Natural Resources Defense Council, Inc.',
  'Chisholm v. Georgia',
  'Conley v. Gibson',
  'Dred Scott v. Sandford',
  'Grutter v. Bollinger',
  'Hammer v. Dagenhart',
  "Humphrey's Executor v. United States",
  'Korematsu v. United States',
  'Ledbetter v. Goodyear Tire & Rubber Co.',
  'Lemon v. Kurtzman',
  'Lochner v. New York',
  'Monroe v. Pape',
  'North Carolina v. Pearce',
  'Olmstead v. United States',
  'Palko v. Connecticut',
  'Parratt v. Taylor',
  'Pennoyer v. Neff',
  'Planned Parenthood of Southeastern Pennsylvania v. Casey',
  'Plessy v. Ferguson',
  'Price Waterhouse v. Hopkins',
  'Procunier v. Martinez',
  'Quill Corp. v. North Dakota ex rel. Heitkamp',
  'Roe v. Wade',
  'Saucier v. Katz',
  'Shapiro v. Thompson',
  'Sutton v. United Air Lines, Inc.',
  'Swift v. Tyson',
  'Teague v. Lane',
  'Texas v. White',
  'Wards Cove Packing Co. v. Atonio',
  'Whitney v. California',
]

describe('ranking', () => {
  const found = (title: string, citation: string) =>
    withTreatment({ id: citation, kind: 'case' as const, title, citation, source: 'library', relevance: 1 })

  it('puts what was overruled behind what overruled it, and leaves the rest in order', () => {
    const results = [
      found('Roe v. Wade', '410 U.S. 113'),
      found('Miranda v. Arizona', '384 U.S. 436'),
      found("Dobbs v. Jackson Women's Health Organization", '597 U.S. 215'),
    ]
    expect(belowOverruler(results).map(({ citation }) => citation)).toEqual([
      '384 U.S. 436',
      '597 U.S. 215',
      '410 U.S. 113',
    ])
  })

  it('brings what overruled or limited one of the first, where the library has it', async () => {
    const results = [found('Lemon v. Kurtzman', '403 U.S. 602'), found('Miranda v. Arizona', '384 U.S. 436')]
    const held = found('Kennedy v. Bremerton School District', '597 U.S. 507')
    const withHeld = await withOverrulers(results, async (citation) => (citation === '597 U.S. 507' ? [held] : []))
    expect(withHeld.map(({ citation }) => citation)).toEqual(['403 U.S. 602', '597 U.S. 507', '384 U.S. 436'])
    expect(await withOverrulers(results, async () => [])).toEqual(results)
    const later = found("Dobbs v. Jackson Women's Health Organization", '597 U.S. 215')
    expect((await withOverrulers([found('Roe v. Wade', '410 U.S. 113')], async () => [later]))[0]).toMatchObject(later)
    expect(await withOverrulers(withHeld, async () => [held])).toEqual(withHeld)
  })

  it('keeps what was asked for by its citation before what overruled it', async () => {
    const later = found("Dobbs v. Jackson Women's Health Organization", '597 U.S. 215')
    const roe = found('Roe v. Wade', '410 U.S. 113')
    const asked = 'Roe v. Wade, 410 U. S. 113'
    const order = (results: readonly { citation: string }[]) => results.map(({ citation }) => citation)
    expect(order(belowOverruler([roe, later], asked))).toEqual(['410 U.S. 113', '597 U.S. 215'])
    expect(order(await withOverrulers([roe], async () => [later], asked))).toEqual(['410 U.S. 113', '597 U.S. 215'])
    expect(order(belowOverruler([roe, later], 'abortion'))).toEqual(['597 U.S. 215', '410 U.S. 113'])
  })

  it('puts what was abandoned behind what abandoned it where the query asks whether it still holds', () => {
    const lemon = found('Lemon v. Kurtzman', '403 U.S. 602')
    const later = found('Kennedy v. Bremerton School District', '597 U.S. 507')
    const first = (query: string) => belowOverruler([lemon, later], query)[0]?.citation
    expect(first('is Lemon still the test')).toBe('597 U.S. 507')
    expect(first('does the Lemon test apply anymore')).toBe('597 U.S. 507')
    expect(first('government aid to church schools')).toBe('403 U.S. 602')
    expect(first('is Lemon, 403 U.S. 602, still good law')).toBe('403 U.S. 602')
  })

  it('knows the standing of an authority', () => {
    expect(standing(found('Roe v. Wade', '410 U.S. 113'))).toEqual({ rank: 0, by: '597 U.S. 215' })
    expect(standing(found('Saucier v. Katz', '533 U.S. 194')).rank).toBe(1)
    expect(standing(found('Miranda v. Arizona', '384 U.S. 436'))).toEqual({ rank: 2 })
  })
})
