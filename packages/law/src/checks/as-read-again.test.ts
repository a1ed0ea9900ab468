import { describe, expect, it } from 'vitest'
import { idsIn } from './testing/ids-in.ts'

const nda = [
  'NON-DISCLOSURE AGREEMENT',
  'This Agreement is made as of May 4, 2021 between Elm Tools Inc. (“Elm”) and Fir Parts LLC (“Fir”).',
]
const services = [
  'SERVICES AGREEMENT',
  'This Services Agreement is made as of May 4, 2021 between Elm Tools Inc., a Delaware corporation (“Customer”), and Fir Parts LLC (“Provider”).',
]

/** What is found with the first line, and not with the second. */
const cases: [id: string, why: string, head: string[], wrong: string, right: string][] = [
  [
    'missing.entire-agreement',
    'says that there are no other terms',
    nda,
    'Fir keeps the Confidential Information of Elm secret.',
    'This paper sets out all the terms that the parties agreed on.',
  ],
  [
    'missing.signature-block',
    'has places to sign side by side',
    nda,
    'Fir keeps the Confidential Information of Elm secret.',
    'ELM FIR\nBy: By:\nName: Name:\nTitle: Title:\nAnnex: what is shown is listed here and nowhere else. '.repeat(20),
  ],
  [
    'missing.nda-term',
    'lasts for a period that has a name',
    nda,
    'Fir shall not disclose the Confidential Information.',
    'During the Quiet Period, Fir shall not disclose the Confidential Information.',
  ],
  [
    'one-sided.injunctive-relief',
    'is conceded by each party elsewhere',
    nda,
    'Fir agrees that a breach will cause irreparable harm and that Elm is entitled to injunctive relief.',
    'Each Party acknowledges that damages are inadequate and that injunctive relief may be had. Fir agrees that a breach will cause irreparable harm and that Elm is entitled to injunctive relief.',
  ],
  [
    'one-sided.indemnity',
    'binds whoever receives',
    nda,
    'Fir shall indemnify Elm against all losses from a breach of this Agreement.',
    'Either party may disclose information to the other. The Receiving Party shall indemnify the Disclosing Party against all losses from a breach of this Agreement.',
  ],
  [
    'one-sided.termination-for-convenience',
    'ends access alone',
    services,
    'Customer may terminate this Agreement at any time for any reason or no reason.',
    'Customer may at any time for any reason terminate access to its site.',
  ],
  [
    'risk.foreign-forum',
    'is for users abroad',
    services,
    'This Agreement is governed by the laws of Germany.',
    'If you are located outside the United States, this Agreement is governed by the laws of Germany.',
  ],
  [
    'risk.foreign-forum',
    'is home law of all who sign',
    services,
    'This Agreement is governed by the laws of Ontario.',
    '',
  ],
  [
    'risk.terms-elsewhere',
    'says how to read',
    services,
    'Customer shall follow the policies of Provider as amended from time to time.',
    'A reference to these Terms includes the policies as amended from time to time.',
  ],
  [
    'blank.placeholder',
    'is a year of copyright',
    services,
    'The fee is due in 20XX.',
    'Customer shows the notice: Copyright (c) 2015-20XX Fir Parts LLC.',
  ],
  [
    'blank.choice',
    'says what belongs on a line',
    services,
    'Provider works [seven] days a week.',
    'I am ________________ [office held] of Provider. [The rest of this page is intentionally left blank]',
  ],
  [
    'definition.missing',
    'is defined as one of several',
    [...services, '“Fee” means the price. “Site” means the place of work.'],
    'Its Affiliates may use the Site. Customer tells its Affiliates the Fee.',
    'Its Affiliates may use the Site. “Affiliate” for purposes hereof means a company under common control. Customer tells its Affiliates the Fee.',
  ],
]

describe('what two readers called wrong, in words of its own', () => {
  it.each(cases.filter(([, , , , right]) => right))('%s: %s', (id, _why, head, wrong, right) => {
    expect(idsIn(...head, wrong)).toContain(id)
    expect(idsIn(...head, right)).not.toContain(id)
  })

  it('takes no law for foreign that is the law of all who sign', () => {
    const local =
      'This Services Agreement is between the Town of Pine, in the Province of Ontario, and Fir Parts Limited.'
    const law = 'This Agreement is governed by the laws of Ontario.'
    expect(idsIn('SERVICES AGREEMENT', local, law)).not.toContain('risk.foreign-forum')
    expect(idsIn(...services, law)).toContain('risk.foreign-forum')
  })

  it('asks a part of another agreement only for what it is about', () => {
    const found = idsIn(
      'NON-DISCLOSURE AGREEMENT',
      'Pursuant to the Agreement to which this Exhibit D is attached, Fir may be shown “Confidential Information”.',
      'Fir shall not disclose it. This Exhibit D binds Fir, as Exhibit D says.',
    )
    expect(found.filter((id) => id.startsWith('missing.') && !id.startsWith('missing.nda-'))).toEqual([])
    expect(found).not.toContain('reference.attachment')
    expect(found).toContain('missing.nda-term')
  })

  it('asks a license that is accepted by a click for no signature and no secrecy', () => {
    const click = 'By clicking “Accept” you agree to be bound by this License Agreement.'
    const grant = 'Fir grants you a non-exclusive license to use the software. The software is provided free of charge.'
    const found = idsIn('SOFTWARE LICENSE AGREEMENT', click, grant)
    for (const id of ['missing.signature-block', 'missing.confidentiality', 'missing.payment-terms'])
      expect(found).not.toContain(id)
    expect(idsIn('SOFTWARE LICENSE AGREEMENT', grant.replace('you ', 'Licensee '))).toContain('missing.confidentiality')
  })

  it('reads clauses that a regulator wrote, and offered alternatives, as such', () => {
    const found = idsIn(
      ...services,
      '1. Fee. The fee is $5.',
      '2. Data. The EU SCCs apply: Clause 17 and Section 13 are completed.',
      '3. End. It ends.',
    )
    expect(found).not.toContain('reference.section')
  })
})
