import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const contract = `SERVICES AGREEMENT

This Services Agreement is made as of March 3, 2025 between Alder Works LLC, a Delaware limited liability company
("Provider"), and Birch County School District ("Client").

1. Payment. Client shall pay $12,500 within thirty (30) days of each invoice.
2. Term. This Agreement ends on February 28, 2027 unless it is ended earlier under Section 5.
3. Limitation of liability. Neither party is liable for more than the fees paid in the twelve months before the claim.
4. Governing law. This Agreement is governed by the laws of the State of Oregon.
5. Termination. Either party may terminate this Agreement upon sixty (60) days' written notice.
`

const real = ['derived_scan/scan_contract_3pages_150dpi.pdf', 'docx/redline_original.docx', 'doc/wx_test01.doc']

/** The files that tools are given: a contract, and a scan and files of Word where they are laid out (TEST_DATA). */
export function trialFiles() {
  const folder = process.env.TEST_DATA ? join(process.env.TEST_DATA, 'documents') : undefined
  const found = folder ? real.map((name) => join(folder, name)).filter(existsSync) : []
  return [
    { name: 'agreement.txt', bytes: Buffer.from(contract) },
    ...found.map((path) => ({ name: basename(path), bytes: readFileSync(path) })),
  ]
}
