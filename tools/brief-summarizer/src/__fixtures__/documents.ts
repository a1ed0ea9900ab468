import { createHash } from 'node:crypto'
import type { DocumentText } from '@casewright/core'

/** A text as the reader gives it, in pages parted by form feeds. Our own words. */
export function documentOf(text: string, { kind = 'pdf' as DocumentText['kind'], title = undefined as string | undefined } = {}): DocumentText {
  const pages: DocumentText['pages'] = []
  let start = 0
  for (const [index, page] of text.split('\f').entries()) {
    pages.push({ number: index + 1, start, end: start + page.length })
    start += page.length + 1
  }
  return {
    kind,
    sha256: createHash('sha256').update(text).digest('hex'),
    ...(title && { title }),
    text,
    pages: kind === 'pdf' ? pages : [],
    pagesTotal: kind === 'pdf' ? pages.length : 0,
    blocks: [],
    warnings: [],
  }
}

export const serviceAgreement = `SERVICES AGREEMENT

This Services Agreement (the "Agreement") is entered into on March 3, 2024 between Harbor Analytics LLC, a Delaware limited liability company ("Provider"), and Mill Creek Stores, Inc., an Ohio corporation ("Customer").

1. Services. Provider shall deliver the reports that are described in Exhibit A to Customer each month.

2. Fees. Customer shall pay to Provider One Thousand Dollars ($1,500) each month within thirty days after the date of the invoice.

3. Term. This Agreement begins on the date above and shall automatically renew for successive terms of one year unless either party gives notice of non-renewal at least ninety days before the end of the term.
\f4. Indemnity. Customer shall indemnify, defend and hold harmless Provider from and against any and all claims, losses and expenses that arise out of the use of the reports.

5. Limitation of liability. In no event shall Provider be liable for any indirect, incidental or consequential damages, and the total liability of Provider shall not exceed the fees that Customer paid in the three months before the claim.

6. Disputes. Any dispute that arises out of this Agreement shall be settled by binding arbitration, and each party waives its right to a trial by jury.

7. Delivery. The first report shall be delivered on February 30, 2024.

IN WITNESS WHEREOF, the parties have executed this Agreement.
`
