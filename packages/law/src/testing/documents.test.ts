import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anchorOf, findClauses, findParties, kindOf, pageAt, readCaption, type Source } from '../index.ts'
import { everySpan } from './everything.ts'

const data = process.env.TEST_DATA
const folder = `${data}/documents`

/** A plain reading: a form feed ends a page. */
const read = (path: string): Required<Pick<Source, 'text' | 'pages'>> => {
  const text = readFileSync(`${folder}/${path}`, 'utf8').replace(/^\ufeff/, '')
  let at = 0
  const pages = text.split('\f').map((page, i) => {
    const span = { number: i + 1, start: at, end: at + page.length }
    at += page.length + 1
    return span
  })
  return { text, pages: pages.length > 1 ? pages : [] }
}

interface Facts {
  kind: string
  court?: string
  dockets?: string[]
  parties?: string[]
  has?: string[]
  hasNot?: string[]
}

const expected: Record<string, Facts> = {
  'txt/cl_opinion_text.txt': {
    kind: 'opinion',
    court: 'United States Court of Appeals for the District of Columbia Circuit',
    dockets: ['96-7169', '96-7186'],
    parties: ['Ideal Electronic Security Co., Inc.', 'International Fidelity Insurance Company'],
    has: ['holding', 'disposition', 'attorneys-fees-award', 'standard-of-review'],
    hasNot: ['class-certification', 'standing', 'sanctions', 'governing-law'],
  },
  'txt/eyecite_opinion.txt': {
    kind: 'opinion',
    court: 'Supreme Court of the United States',
    dockets: ['11–345'],
    parties: ['FISHER', 'UNIVERSITY OF TEXAS AT AUSTIN'],
    has: ['disposition', 'summary-judgment', 'standard-of-review'],
    hasNot: ['default-judgment', 'qualified-immunity', 'statute-of-limitations'],
  },
  'expected/recap_ca1_00117684624.pdf.pdftotext.txt': {
    kind: 'opinion',
    court: 'United States Court of Appeals for the First Circuit',
    dockets: ['20-1507'],
    parties: ['CALVARY CHAPEL OF BANGOR', 'JANET T. MILLS'],
    has: ['disposition', 'jurisdiction', 'preliminary-injunction'],
    hasNot: ['class-certification', 'default-judgment'],
  },
  'expected/freelaw_broken-mime.pdf.pdftotext.txt': {
    kind: 'opinion',
    court: 'Supreme Court of North Carolina',
    dockets: ['363A14-4'],
    parties: ['GIFT SURPLUS, LLC', 'SANDHILL AMUSEMENTS, INC.'],
    has: ['holding', 'disposition', 'standard-of-review'],
    hasNot: ['qualified-immunity', 'default-judgment'],
  },
  'expected/freelaw_vector-pdf.pdf.pdftotext.txt': {
    kind: 'opinion',
    court: 'Supreme Court of the United States',
    dockets: ['11–889'],
    parties: ['TARRANT REGIONAL WATER DISTRICT', 'HERRMANN'],
    has: ['holding', 'disposition', 'preemption'],
    hasNot: ['class-certification', 'attorneys-fees-award'],
  },
  'expected/recap_ca8_.pdf.pdftotext.txt': {
    kind: 'letter',
    court: 'United States Court of Appeals for the Eighth Circuit',
    dockets: ['22-1801'],
    parties: ['United States', 'Haitao Xiang'],
    hasNot: ['holding', 'indemnity'],
  },
  'expected/cl_gov.uscourts.ca8.17-2543.00803263743.0.pdf.pdftotext.txt': {
    kind: 'brief',
    dockets: ['17-2543'],
    parties: ['Mary Beavers', 'Midland Funding LLC'],
    has: ['statute-of-limitations'],
    hasNot: ['class-certification'],
  },
  'expected/xray_whitespace_redactions.pdf.pdftotext.txt': {
    kind: 'motion',
    dockets: ['2:20-cv-07872-GW-PVC'],
    has: ['standing', 'statute-of-limitations', 'dismissal-standard'],
    hasNot: ['disposition', 'holding'],
  },
  'txt/edgar_employment_agreement_2007.txt': {
    kind: 'employment-agreement',
    has: ['non-compete', 'arbitration', 'jury-waiver', 'at-will-employment', 'non-solicit', 'governing-law'],
    hasNot: ['liquidated-damages', 'limitation-of-liability', 'auto-renewal', 'holding'],
  },
  'txt/edgar_epc_417kB.txt': {
    kind: 'services-agreement',
    parties: ['XM SATELLITE RADIO INC.', 'LCC INTERNATIONAL, INC.'],
    has: ['indemnity', 'liquidated-damages', 'arbitration', 'time-of-essence', 'governing-law', 'insurance'],
    hasNot: ['at-will-employment', 'confession-of-judgment', 'auto-renewal', 'class-action-waiver'],
  },
  'expected/cuad_eton_development_agreement.pdf.pdftotext.txt': {
    kind: 'license',
    parties: ['Eton Pharmaceuticals, Inc.', 'Aucta Pharmaceuticals, Inc.'],
    has: ['indemnity', 'force-majeure', 'governing-law', 'assignment-restriction', 'entire-agreement'],
    hasNot: ['at-will-employment', 'jury-waiver', 'personal-guaranty', 'non-disparagement'],
  },
  'expected/vp004_legal_contract.docx.libreoffice.txt': {
    kind: 'services-agreement',
    parties: ['Meridian Consulting Group LLC', 'Atlas Manufacturing Corporation'],
    has: ['auto-renewal', 'limitation-of-liability', 'termination-for-convenience', 'governing-law'],
    hasNot: ['arbitration', 'non-compete', 'liquidated-damages'],
  },
  'expected/usc_title1_chapter1.pdf.pdftotext.txt': { kind: 'statute', hasNot: ['holding', 'indemnity'] },
  'expected/sample_security_deposit_letter.docx.libreoffice.txt': {
    kind: 'demand-letter',
    has: ['damages-claimed'],
    hasNot: ['holding'],
  },
  'expected/nvca_model_certificate_of_incorporation.docx.libreoffice.txt': {
    kind: 'charter',
    has: ['indemnity', 'forum-selection', 'severability'],
    hasNot: ['termination-for-convenience', 'price-increase', 'non-compete'],
  },
}

describe.runIf(data && existsSync(folder))('real documents (skipped without TEST_DATA)', () => {
  test.each(Object.entries(expected))('%s', (path, facts) => {
    const source = read(path)
    const { court, dockets } = readCaption(source)
    expect(kindOf(source).kind).toBe(facts.kind)
    if (facts.court) expect(court?.name).toBe(facts.court)
    expect(dockets.map(({ number }) => number)).toEqual(expect.arrayContaining(facts.dockets ?? []))
    expect(findParties(source).map(({ name }) => name)).toEqual(expect.arrayContaining(facts.parties ?? []))
    const found = findClauses(source)
    const ids = found.map(({ clause }) => clause.id.replace('clause.', ''))
    expect(ids).toEqual(expect.arrayContaining(facts.has ?? []))
    for (const id of facts.hasNot ?? []) expect(ids).not.toContain(id)
    for (const { spans } of found)
      for (const span of spans) {
        const anchor = anchorOf(source, span, { document: 'd' })
        expect(source.text.slice(anchor.start, anchor.end)).toBe(anchor.words)
        expect(anchor.page).toBe(pageAt(source.pages, span.start))
        if (anchor.page) expect(source.text.slice(0, span.start).split('\f')).toHaveLength(anchor.page)
      }
    for (const [name, { start, end }] of everySpan(source))
      expect(start >= 0 && start <= end && end <= source.text.length, name).toBe(true)
  })
})
