import { createHash } from 'node:crypto'
import type { DocumentText } from '@casewright/core'

/** A text as the reader gives it, in pages parted by form feeds. Our own words. */
export function documentOf(text: string, kind: DocumentText['kind'] = 'pdf', ocr?: number): DocumentText {
  const pages: DocumentText['pages'] = []
  let start = 0
  for (const [index, page] of text.split('\f').entries()) {
    pages.push({ number: index + 1, start, end: start + page.length, ...(ocr !== undefined && { ocr: { confidence: ocr } }) })
    start += page.length + 1
  }
  return {
    kind,
    sha256: createHash('sha256').update(text).digest('hex'),
    text,
    pages: kind === 'pdf' ? pages : [],
    pagesTotal: kind === 'pdf' ? pages.length : 0,
    blocks: [],
    warnings: [],
  }
}

export const agreement = `CONSULTING AGREEMENT

This Consulting Agreement (the "Agreement") is made on March 3, 2025, between Northgate Supply, Inc., an Ohio corporation ("Client"), and Alder Point Advisors LLC, a Delaware limited liability company ("Consultant").

1. Services. Consultant shall perform the services described in Exhibit B to the satisfaction of Client.

2. Fees. Client shall pay Consultant One Thousand Dollars ($1,500) each month within thirty (30) days after the date of each invoice. Witnesseth that time is of the essence hereof.

3. Term. This Agreement begins on the date above and shall automatically renew for successive terms of one year unless either party gives notice of non-renewal at least ninety (90) days before the end of the term.
\f4. Indemnity. Consultant shall indemnify, defend and hold harmless Client from and against any and all claims, losses and expenses whatsoever, howsoever arising, whether or not caused by Consultant.

5. Changes. Client may amend this Agreement at any time in its sole discretion by posting the new terms.

6. Delivery. The first report shall be delivered on February 30, 2025 to [NAME OF CONTACT].

7. Disputes. Each party waives its right to a trial by jury, and the arbitration described in Section 19 applies.

IN WITNESS WHEREOF, the parties have executed this Agreement.

By: ______________________
Name: 
Title: 
`
