import { type Authority, CasewrightError, type CitationCheck, type Law } from '@casewright/core'
import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import type { CheckedDocument } from './output.ts'
import * as tool from './server.ts'

const roe = 'Roe v. Wade, 410 U.S. 113 (1973)'
const lakeCase: Authority = {
  id: 'lake',
  kind: 'case',
  title: 'Lake v. Mill',
  citation: '998 F.4th 11',
  source: 'library',
}
const text = '*12 The lease is long. *13 The landlord who shuts the door evicts the tenant. *14 Reversed.'

/** A law that knows what it is asked for, and remembers it. */
const knowing = (status: CitationCheck['status'] = 'verified', change: Partial<Law> = {}) => {
  const asked: string[] = []
  const law: Partial<Law> = {
    verify: async (citations) => ({
      checks: citations.map((one) => {
        const { citation, quotations = [] } = typeof one === 'string' ? { citation: one } : one
        asked.push(citation)
        return {
          text: citation,
          status,
          reason: 'It exists. Later history was not checked.',
          found: { id: 'lake', name: lakeCase.title, citation: lakeCase.citation, source: 'the library' },
          quotations: quotations.map((words) => ({ text: words, outcome: 'unchecked' as const })),
        }
      }),
      asked: [{ source: 'Library', outcome: 'answered' }],
    }),
    read: async () => ({ authority: lakeCase, text }),
    ...change,
  }
  return { law, asked }
}

const check = async (brief: string, law: Partial<Law> = knowing().law) => {
  const { output, steps, partials } = await runAction(
    tool.server,
    'check',
    {},
    {
      documents: [{ name: 'brief.pdf', text: documentOf(brief) }],
      law,
    },
  )
  return { ...(output as CheckedDocument), steps, partials }
}

describe('the citation check', () => {
  it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

  it('says beside each citation why its quoted words were not compared', async () => {
    const brief = `He says that it is “a plain and open rule.” ${roe}. They acted in “good faith” here. See Doe v. Smith, 500 U.S. 9 (1991). Ibid. Lake v. Mill, 998 F.4th 11.`
    const { citations } = await check(brief)
    expect(citations.map(({ notCompared }) => notCompared)).toEqual([
      'Its quoted words were not compared: its text is not held here.',
      'Its quoted words were not compared: “good faith” may be a term, or too few words to tell.',
      undefined,
      undefined,
    ])
    const lost = `It is “a plain and open rule.” Id. at 7.`
    expect((await check(lost)).citations[0]?.notCompared).toBe(
      'Its quoted words were not compared: no citation stands before it.',
    )
  })

  it('gives each citation a number that stays, its kind, page and exact place', async () => {
    const brief = `See ${roe}.\fId. at 120. 42 U.S.C. § 1983; Fed. R. Civ. P. 12(b)(6). 65 N.Y.U. L. Rev. 1373 (1990). Roe, supra, at 3.`
    const { citations } = await check(brief)
    expect(citations.map(({ id, kind, anchor }) => [id, kind, anchor.page])).toEqual([
      ['citation-1', 'case', 1],
      ['citation-2', 'id', 2],
      ['citation-3', 'statute', 2],
      ['citation-4', 'rule', 2],
      ['citation-5', 'journal', 2],
      ['citation-6', 'supra', 2],
    ])
    for (const { anchor } of citations) expect(brief.slice(anchor.start, anchor.end)).toBe(anchor.words)
  })

  it('gives a short form the status of what it stands for, and says which', async () => {
    const { citations } = await check(`${roe}. Roe, 410 U.S. at 120.`, knowing('mismatch').law)
    expect(citations[1]).toMatchObject({ status: 'mismatch', standsFor: { number: 1, text: roe } })
    expect(citations[1]?.reason).toMatch(/^Stands for no\. 1, Roe v\. Wade/)
  })

  it('does not take the pin cite of the full citation for that of a short form', async () => {
    const found = { name: 'Roe v. Wade', citation: '410 U.S. 113', source: 'the library' }
    const wrongPin = knowing('mismatch', {
      read: async () => null,
      verify: async (citations) => ({
        checks: citations.map((one) => ({
          text: typeof one === 'string' ? one : one.citation,
          status: 'mismatch',
          reason: 'The citation exists in the library, but the pin cite differs.',
          found,
          differences: [{ field: 'pin cite', written: '998', found: 'Doe v. Bolton begins on page 179' }],
        })),
        asked: [{ source: 'Library', outcome: 'answered' }],
      }),
    }).law
    const { citations } = await check(`${roe.replace('113', '113, 998')}. Roe, 410 U.S. at 120. Id.`, wrongPin)
    expect(citations.map(({ status }) => status)).toEqual(['mismatch', 'verified', 'mismatch'])
  })

  it('says of a short form that fits nothing or several that it is uncertain, and why', async () => {
    const { citations } = await check(`Id. at 3. ${roe}; Doe v. Bolton, 410 U.S. 179 (1973). Id.`)
    expect(citations.map(({ status }) => status)).toEqual(['unchecked', 'verified', 'verified', 'ambiguous'])
    expect(citations[0]?.reason).toMatch(/No citation stands before it/)
  })

  it('asks for nothing but citations in full, each once, and for no journal', async () => {
    const { law, asked } = knowing()
    await check(
      `Our client is Quill. ${roe}. Id. Id. ${roe}. 65 N.Y.U. L. Rev. 1373 (1990). See § 4 and 1 App. 11.`,
      law,
    )
    expect(asked).toEqual([roe])
  })

  it('leaves out bare sections and the record, and says so', async () => {
    const { citations, coverage, authorities } = await check('As § 4 says. The deed is at 1 App. 11. Id.')
    expect([citations, authorities]).toEqual([[], []])
    expect(coverage.notes?.join(' ')).toMatch(
      /1 section sign .* 2 references to an appendix of the record were left out/,
    )
  })

  it('never says verified of a pin cite that lies outside the case', async () => {
    const lake = 'Lake v. Mill, 998 F.4th 11, 13 (9th Cir. 2025)'
    const { citations } = await check(`${lake}. Id. at 50. Id. at ¶ 4. ${lake.replace('13', '5')}.`)
    expect(citations.map(({ status, pin }) => [status, pin?.outcome])).toEqual([
      ['verified', 'within'],
      ['unchecked', 'beyond'],
      ['verified', 'unchecked'],
      ['mismatch', 'outside'],
    ])
    expect(citations[3]?.differences).toEqual([{ field: 'pin cite', written: '5', found: 'begins at 11' }])
    expect(citations[1]).toMatchObject({ pin: { found: 'pages 11 to 14' } })
    expect(citations[1]?.differences).toBeUndefined()
    expect(citations[1]?.reason).toMatch(/ends on page 14\. A separate opinion/)
  })

  it('tells of a contrary signal, and of a parenthetical that nobody compared', async () => {
    const { citations } = await check(
      `But see ${roe} (holding that the right is broad). See ${roe}. Cf. ${roe}. Compare ${roe}, with Lake v. Mill, 998 F.4th 11.`,
    )
    expect(citations.map(({ signal }) => signal?.meaning).slice(0, 4)).toEqual([
      'contrary',
      'supports',
      'compares',
      'compares',
    ])
    for (const { reason } of citations.slice(1)) expect(reason).not.toMatch(/contrary/)
    expect(citations[0]?.reason).toMatch(/only words in quotation marks are compared.*contrary authority/i)
  })

  it('never says verified of a judge who wrote otherwise', async () => {
    const lake = 'Lake v. Mill, 998 F.4th 11, 13 (9th Cir. 2025)'
    const opinions =
      'Justice AMES delivered the opinion of the Court.\n\nReversed.\n\nPORTER, J., dissenting.\n\nAffirm.'
    const read = async () => ({ authority: lakeCase, text: opinions })
    const { citations } = await check(
      `${lake} (Ames, J., dissenting). ${lake} (Porter, J., dissenting).`,
      knowing('verified', { read }).law,
    )
    expect(citations.map(({ parentheticals }) => parentheticals?.[0]?.outcome)).toEqual(['differs', 'agrees'])
    expect(citations.map(({ status }) => status)).toEqual(['mismatch', 'verified'])
  })

  it('tells of a justice who did not sit on the Court that year', async () => {
    const { citations } = await check(
      'Oak v. Elm, 384 U.S. 100 (1966) (Scalia, J., dissenting). Ash v. Fir, 384 U.S. 200 (1966) (Harlan, J., dissenting).',
    )
    expect(citations[0]).toMatchObject({
      status: 'mismatch',
      reason: expect.stringContaining('a justice named Scalia sat on the Supreme Court from 1986 to 2016'),
    })
    expect(citations[1]?.reason).not.toContain('sat on')
  })

  it('says what could not be checked and why, and never that all is verified', async () => {
    const quoting = `It held “that the landlord evicts the tenant here.” ${roe}. “Nobody is cited for these words.” 65 N.Y.U. L. Rev. 1373 (1990).`
    const { coverage, counts } = await check(quoting)
    expect(counts).toEqual({ verified: 1, unchecked: 1 })
    const notes = coverage.notes?.join(' ')
    expect(notes).toMatch(/1 unchecked: No source that is connected holds journals/)
    expect(notes).toMatch(/Later history was not checked beyond the list/)
    expect(notes).not.toMatch(/opinions in the library/)
    expect(coverage).toMatchObject({ basis: 'evidence', sourcesAsked: [{ source: 'Library', outcome: 'answered' }] })
  })

  it('goes on where a batch fails, and says so of its citations', async () => {
    const { law } = knowing()
    let turn = 0
    const failing: Partial<Law> = {
      ...law,
      verify: (citations) =>
        turn++ === 0 ? Promise.reject(new CasewrightError('not-ready')) : (law.verify as Law['verify'])(citations),
    }
    const many = Array.from({ length: 30 }, (_, at) => `Roe v. Wade, 410 U.S. ${113 + at * 10} (1973).`).join(' ')
    const { counts, citations, steps } = await check(many, failing)
    expect(counts).toEqual({ unchecked: 20, verified: 10 })
    expect(citations[0]?.reason).toMatch(/^The check broke off/)
    expect(steps).toContainEqual({ message: 'Checking citation', done: 20, total: 30 })
  })

  it('stops where the person cancels', async () => {
    const stop = new AbortController()
    stop.abort()
    const running = runAction(tool.server, 'check', { text: roe }, { law: knowing().law, signal: stop.signal })
    await expect(running).rejects.toThrow()
  })

  it('shows no sign that cannot be seen, and keeps the place exact', async () => {
    const brief = 'See Roe v. \u202eWade\u202c, 410 U.S. 113 (1973).'
    const { citations } = await check(brief)
    expect(citations[0]?.text).not.toMatch(/[\u202a-\u202e]/)
    expect(brief.slice(citations[0]?.anchor.start, citations[0]?.anchor.end)).toBe(citations[0]?.anchor.words)
  })

  it('shows of a long document only the paragraphs with citations', async () => {
    const filler = `${'The parties argue about the terms of the lease. '.repeat(20)}\n\n`.repeat(400)
    const { content } = await check(`${filler}See ${roe}.\n\n${filler}`)
    expect(content.isCut).toBe(true)
    expect(content.paragraphs.map(({ text: words }) => words)).toEqual([expect.stringContaining(roe)])
  })
})
