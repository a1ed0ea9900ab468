import { expect, test } from 'vitest'
import { paperName } from './paper-name.ts'

const body =
  '\n\nThe board met at seven and a quorum was present, and the minutes of the last meeting were read and then approved as they had been written down.'
const named = (head: string) => paperName({ text: head + body })

test.each([
  [
    'MAPLE RIDGE HOMEOWNERS ASSOCIATION\nMinutes of the Board of Directors Meeting\nMay 12, 2026',
    'Minutes of the Board of Directors Meeting, Maple Ridge Homeowners Association',
  ],
  ['JANITORIAL SERVICES AGREEMENT', 'Janitorial Services Agreement'],
  [
    'Whitman & Dale, LLP\n\nJuly 2, 2026\n\nMr. Alan Pruitt\n14 Quarry Road\n\nRe: Defective foundation; demand for repair\n\nDear Mr. Pruitt:',
    'Defective foundation; demand for repair',
  ],
])('%s', (head, name) => expect(named(head)).toBe(name))

test.each(['May 12, 2026', 'The plan was made in May.', 'Present: Joan Kerr, Luis Medina'])(
  '%s names no paper',
  (head) => expect(named(head)).toBeUndefined(),
)
