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

const goods = ['paper', 'timber', 'copper wire', 'roof tiles', 'window glass', 'engine parts', 'seed', 'linen']
const places = ['the Harbor warehouse', 'the Mill Creek plant', 'the north yard', 'the terminal at the canal']

/** An agreement of so many pages, of about 2,600 characters each. One clause, on page 437, stands nowhere else. */
export function longAgreement(pages: number): string {
  const clause = (number: number) => {
    const what = goods[number % goods.length]
    const where = places[(number * 7) % places.length]
    return `${number}. Supply of ${what}. Provider shall deliver ${(number * 37) % 900} units of ${what} to ${where} in each month of the year ${2020 + (number % 9)}, and Customer shall pay the price that is stated in Schedule ${number} within ${10 + (number % 50)} days after delivery. A delivery that is late by more than ${2 + (number % 12)} days may be refused.`
  }
  const page = (at: number) => {
    const clauses = Array.from({ length: 7 }, (_, index) => clause(at * 7 + index + 8))
    if (at === 436) clauses[3] = 'Each party waives its right to a trial by jury in any action that arises out of this Agreement.'
    return clauses.join('\n\n')
  }
  const [first = '', second = ''] = serviceAgreement.split('\f')
  return [first, second.replace(/6\. Disputes[^\n]*/, ''), ...Array.from({ length: pages - 2 }, (_, at) => page(at + 2))].join('\f')
}
