import { afterEach, describe, expect, it } from 'vitest'
import { hasRecorded, recorded, recordedText } from '../external/testing/recorded.ts'
import { call, serveSource } from '../external/testing/serve.ts'
import { ecfr } from './ecfr/index.ts'
import { readSection } from './ecfr/section.ts'
import { federalRegister } from './federal-register.ts'
import { govinfo } from './govinfo.ts'

let close = async () => {}
afterEach(() => close())
async function serve(...args: Parameters<typeof serveSource>) {
  const server = await serveSource(...args)
  close = server.close
  return server
}

const titles = { titles: [{ number: 29, up_to_date_as_of: '2026-11-18', reserved: false }] }
const section = `<?xml version="1.0"?>
<DIV8 N="1604.11" TYPE="SECTION"><HEAD>&#xA7; 1604.11   Sexual harassment.</HEAD>
<P>(a) One &amp; <I>two</I>.</P><P>(b) Three.</P><CITA TYPE="N">[45 FR 74677]</CITA></DIV8>`

describe('the eCFR', () => {
  it('looks a section up in what is in force, and asks for the list of titles once', async () => {
    const { base, asked } = await serve(({ path }) =>
      path.endsWith('titles.json') ? { body: titles } : { body: section },
    )
    const source = ecfr(base)
    const [found] = (await source.lookup?.(['29 C.F.R. § 1604.11(a)'], call())) ?? []
    await source.lookup?.(['29 C.F.R. § 1604.11'], call())
    expect(found).toMatchObject({
      outcome: 'found',
      candidates: [
        {
          title: 'Sexual harassment.',
          citation: '29 C.F.R. § 1604.11',
          date: '2026-11-18',
          url: `${base.origin}/current/title-29/section-1604.11`,
          text: '§ 1604.11 Sexual harassment.\n(a) One & two.\n(b) Three.',
        },
      ],
    })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/versioner/v1/titles.json',
      '/api/versioner/v1/full/2026-11-18/title-29.xml',
      '/api/versioner/v1/full/2026-11-18/title-29.xml',
    ])
    expect(Object.fromEntries(asked[1]?.query ?? [])).toEqual({ part: '1604', section: '1604.11' })
  })

  it('gives the text of a section as it stood on a day, without asking how current the title is', async () => {
    const { base, asked } = await serve(({ path }) =>
      path.includes('2019') ? { body: section } : { status: 404, body: '' },
    )
    const source = ecfr(base)
    expect(await source.textOn?.('29 C.F.R. § 1604.11', '2019-03-01', call())).toContain('(a) One & two.')
    expect(await source.textOn?.('29 C.F.R. § 1604.11', '2002-03-01', call())).toBeNull()
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/versioner/v1/full/2019-03-01/title-29.xml',
      '/api/versioner/v1/full/2002-03-01/title-29.xml',
    ])
  })

  it('says that a section is not there, and that a form is not its own', async () => {
    const { base } = await serve(({ path }) =>
      path.endsWith('titles.json') ? { body: titles } : { status: 404, body: '' },
    )
    const source = ecfr(base)
    const looked = await source.lookup?.(['29 C.F.R. § 9999.1', '99 C.F.R. § 1.1', '410 U.S. 113'], call())
    expect(looked?.map(({ outcome }) => outcome)).toEqual(['not-found', 'not-found', 'unknown'])
    expect(source.covers?.('29 C.F.R. § 9999.1')).toBe(true)
    expect(source.covers?.('410 U.S. 113')).toBe(false)
  })

  it.skipIf(!hasRecorded)('reads a recorded search, in which headings are HTML', async () => {
    const { base } = await serve(() => ({ body: recorded('ecfr/recorded/search_results_yellow_no_6.json') }))
    const { results, total } = await ecfr(base).search({ text: 'yellow no. 6' }, call())
    expect(total).toBe(1974)
    expect(results[0]).toMatchObject({ title: 'FD&C Yellow No. 6.', citation: '21 C.F.R. § 74.2706', relevance: 1 })
    const { snippet } = results[0] ?? {}
    expect(snippet?.marks.map(([start, end]) => snippet.text.slice(start, end))).toContain('Yellow')
    expect(snippet?.text).not.toMatch(/<|&amp;/)
  })

  it.skipIf(!hasRecorded)('reads a recorded part', () => {
    const part = readSection(recordedText('ecfr/recorded/full_title-3-part-101-2024-05-17.xml'))
    expect(part?.heading).toBe('PART 101—PUBLIC INFORMATION PROVISIONS OF THE ADMINISTRATIVE PROCEDURES ACT')
    expect(part?.text).toContain('§ 101.2 Office of Management and Budget.\nFreedom of Information regulations')
    expect(part?.text).not.toContain('42 FR 65131')
  })
})

const document = (over: object = {}) => ({
  document_number: '2020-1',
  title: 'Leases &amp; More',
  citation: '85 FR 48465',
  start_page: 48465,
  end_page: 48467,
  publication_date: '2020-08-11',
  html_url: 'https://www.federalregister.gov/d/2020-1',
  excerpts: 'About <span class="match">leases</span>',
  ...over,
})

describe('the Federal Register', () => {
  it('finds the document that a page stands in, and never says that there is none', async () => {
    const { base, asked } = await serve(() => ({
      body: {
        count: 2,
        results: [document({ document_number: 'other', citation: '85 FR 1', start_page: 1, end_page: 2 }), document()],
      },
    }))
    const looked = await federalRegister(base).lookup?.(['85 Fed. Reg. 48,466', '85 Fed. Reg. 9'], call())
    expect(asked[0]?.query.get('conditions[term]')).toBe('"85 FR 48466"')
    expect(looked?.map(({ outcome }) => outcome)).toEqual(['found', 'unknown'])
    expect(looked?.[0]?.candidates).toMatchObject([{ title: 'Leases & More', citation: '85 Fed. Reg. 48465' }])
  })

  it('follows no address of another host', async () => {
    const { base, asked } = await serve(() => ({ body: { body_html_url: 'http://127.0.0.1:9/secret' } }))
    expect(await federalRegister(base).text?.('2020-1', call())).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it.skipIf(!hasRecorded)('reads recorded documents', async () => {
    const { base } = await serve(() => ({ body: recordedText('federal_register/recorded/documents.jsonc') }))
    const { results } = await federalRegister(base).search({ text: 'charity' }, call())
    expect(results[0]).toMatchObject({ citation: '85 Fed. Reg. 48467', date: '2020-08-11', kind: 'regulation' })
  })
})

describe('GovInfo', () => {
  it('sends its key in a header and keeps operators out of the words', async () => {
    const { base, asked } = await serve(() => ({ body: { count: 0, results: [] } }))
    await govinfo(base, 'the-key').search({ text: 'collection:(X) lease', kinds: ['case'] }, call())
    expect(asked[0]?.headers['x-api-key']).toBe('the-key')
    expect(asked[0]?.path).toBe('/search')
    expect(JSON.parse(asked[0]?.body ?? '').query).toBe('collection:(USCOURTS) AND (collection  X  lease)')
  })

  it.skipIf(!hasRecorded)('reads recorded opinions', async () => {
    const { base } = await serve(() => ({ body: recorded('govinfo/recorded/search_USCOURTS_Nature_of_Suit_0.json') }))
    const { results, total } = await govinfo(base, 'key').search({ text: 'securities' }, call())
    expect(total).toBe(1495)
    expect(results[0]).toMatchObject({ title: 'SEC v. Barton', citation: 'No. 22-11132', court: 'ca5', kind: 'case' })
  })
})
