import { readDueTreatments } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookUpAll } from '../src/research/law/lookup.ts'
import { treatmentOf, withTreatments } from '../src/research/treatment/treatment.ts'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let importId = ''

const dobbs = `Half a century ago this Court decided Roe v. Wade, 410 U. S. 113 (1973), and later Planned Parenthood of
Southeastern Pa. v. Casey, 505 U. S. 833 (1992). We hold that Roe and Casey must be overruled.`
const later = `Dobbs v. Jackson Women's Health Organization, 597 U.S. 215 (2022), overruled Roe v. Wade, 410 U.S. 113
(1973). We overrule Swift v. Tyson, 41 U.S. 1 (1842), and Roe v. Wade as well.`

const add = (title: string, cite: string, date: string, text = '') =>
  own.library.add(importId, [
    {
      externalId: cite,
      kind: 'case',
      title,
      citations: [cite],
      court: 'scotus',
      jurisdiction: 'us',
      date,
      source: 'library',
      ...(text && { text }),
    },
  ])
const flagOf = async (citation: string) => {
  const [held] = await own.library.lookup(citation)
  if (!held) throw new Error(`${citation} is not in the library`)
  return (await withTreatments(own.library, [held]))[0]?.treatment
}

beforeAll(async () => {
  own = await emptyLibrary()
  importId = await own.library.startImport('test', 'listed words')
  await add('Roe v. Wade', '410 U.S. 113', '1973-01-22')
  await add('Swift v. Tyson', '41 U.S. 1', '1842-01-25')
  await add('Bowers v. Hardwick', '478 U.S. 186', '1986-06-30')
  await add("Dobbs v. Jackson Women's Health Organization", '597 U.S. 215', '2022-06-24', dobbs)
  await add('Lawrence v. Texas', '539 U.S. 558', '2003-06-26', 'Respondent relies on the law of Texas.')
  await add('Pike v. Dorrance', '599 U.S. 900', '2023-06-01', later)
  await readDueTreatments(own.db, new AbortController().signal)
})
afterAll(() => own.stop())

describe('a flag of the list', () => {
  it('has the words of the overruling decision that the library holds, and where they stand', async () => {
    const flag = await flagOf('410 U.S. 113')
    expect(flag).toMatchObject({
      flag: 'red',
      says: "No longer good law: overruled by Dobbs v. Jackson Women's Health Organization, 597 U.S. 215 (2022).",
      words: 'We hold that Roe and Casey must be overruled.',
      isListed: true,
      in: { name: "Dobbs v. Jackson Women's Health Organization", citation: '597 U.S. 215' },
      source:
        "list of overruled Supreme Court decisions, with the words of Dobbs v. Jackson Women's Health Organization, 597 U.S. 215",
    })
    expect(dobbs.slice(flag?.in?.start, flag?.in?.end)).toBe(flag?.words)
  })

  it('has them for a citation that nobody holds', async () => {
    const { answers } = await lookUpAll({
      library: own.library,
      sources: [],
      leftOut: [],
      keep: async () => {},
    } as unknown as Parameters<typeof lookUpAll>[0], async () => {
      throw new Error('Nobody is asked.')
    }, [{ key: 'us/505/833', normalized: '505 U.S. 833' }])
    const said = answers.get('us/505/833')?.said
    const casey = treatmentOf({ kind: 'case', title: 'Planned Parenthood v. Casey', citation: '505 U.S. 833' }, said)
    expect(casey).toMatchObject({ words: 'We hold that Roe and Casey must be overruled.' })
  })

  it('has no words of another decision that says the same', async () => {
    const flag = await flagOf('41 U.S. 1')
    expect(flag?.says).toMatch(/^No longer good law: overruled by Erie/)
    expect(flag).not.toHaveProperty('words')
    expect(flag).not.toHaveProperty('in')
  })

  it('has none where the overruling decision is held and does not say so', async () => {
    const flag = await flagOf('478 U.S. 186')
    expect(flag).toMatchObject({ flag: 'red', source: 'list of overruled Supreme Court decisions' })
    expect(flag).not.toHaveProperty('words')
  })
})
