import { expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { federalChecks } from '../federal/index.ts'
import { pitfallChecks } from '../pitfalls/index.ts'
import { consistencyChecks } from './index.ts'

/** Texts that are slow for a careless comparison: everything is like everything else. */
const hostile: Record<string, string> = {
  'sums without end': 'the total is $1,000, as follows: $10, $20 and $30, for a total of $90; ',
  'columns without end': 'Item\n$1,000\nTotal\n$9,999\n',
  'terms and days':
    'beginning on May 1, 2024 and ending on April 30, 2023 (the “Term”), for 3 years from June 1, 2024; ',
  'parties without end':
    'Oak, Inc., a Delaware corporation (“Seller”) and Seller: Birch Supply LLC and Seller is a corporation ',
  'names without end': 'Acme Acme Acme Acme Acme Acme Acme Acme ',
  'rules without end': 'this Agreement controls over the Order Form and the Order Form controls over this Agreement, ',
  'license and court':
    'exclusive license to use the Software, non-exclusive jurisdiction of courts, arbitration of any dispute shall ',
  'traps without end':
    'Oak Supply LLC may terminate at any time without notice, not liable even if caused by its negligence, assigns all inventions whether or not ',
  'schedules to come': 'Exhibit A Schedule B the escrow agent Net Sales as defined in Section 2 (to be, address: ____ ',
  'figures without end':
    'a monthly service fee of $10, the $11 service fee, 12% of the gross price, 7 days after receipt of the invoice, ',
  'deeds without end':
    'Tenant may not assign the Lease; Tenant may assign the Lease freely; Landlord shall deliver the keys to Landlord, ',
  'words before a figure': 'the annual net base service license maintenance fee for the system of the ',
  'references without end':
    'the insurance required by Section 4, the indemnity in Section 5 (Indemnity), the 30-day period in Section 6, ',
  'releases without end':
    'releases claims under the ADEA, 21 days to consider and 7 days to revoke, not file a charge with the EEOC ',
}

const milliseconds = (unit: string, size: number): number => {
  const sentence = `The ${unit.repeat(Math.ceil(700 / unit.length))}end.\n\n`
  const opening = 'This Agreement is made on May 1, 2024 between Oak, Inc. (“Seller”) and Birch LLC (“Buyer”).\n\n'
  const text = opening + sentence.repeat(Math.ceil(size / sentence.length))
  const started = process.threadCpuUsage()
  const document = checkedDocument({ text, blocks: [], pages: [] }, 'contract')
  for (const check of [...consistencyChecks, ...federalChecks, ...pitfallChecks]) check.find(document)
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

test.each(Object.entries(hostile))(
  '%s take time in line with their length',
  (_name, unit) => {
    const short = Math.max(60, milliseconds(unit, 40_000))
    expect(milliseconds(unit, 160_000)).toBeLessThan(short * 10)
  },
  60_000,
)
