import { expect, test } from 'vitest'
import type { DocumentKind } from '../kinds/sign.ts'
import { checkedDocument } from './checked-document.ts'
import { clauseChecks } from './clauses/index.ts'
import { missingChecks } from './missing/index.ts'
import { strengthsOf } from './strengths.ts'

/** Texts that are slow for a careless pattern: words that open one, over and over, with no stop. */
const hostile: Record<string, string> = {
  'openings of clauses':
    'Provider may terminate this agreement at any time and shall indemnify, hold harmless and pay all fees, ',
  'liability and limits':
    'in no event shall the total liability of Provider exceed the amount of any damages, except for ',
  'notice and days': 'notice of at least one hundred and twenty (120) days before the term ends and terminate with ',
  'interest and rates': 'interest on late unpaid amounts at 12.5 % or 2 percent each month, day, year and default ',
  parties: 'Customer, its affiliates, (the “Customer”), each party and neither party, Provider and Customer ',
  blanks: '                ',
  commas: ', , , , , , , ,',
  brackets: '(((“““',
  capitals: 'SHALL NOT BE DEEMED ACCEPTED UNLESS IF WITHIN FAILURE ',
}
const kinds: DocumentKind[] = [
  'services-agreement',
  'lease',
  'employment-agreement',
  'non-disclosure-agreement',
  'settlement',
]

const milliseconds = (unit: string, size: number, kind: DocumentKind): number => {
  // Sentences as long as any that is searched to its end: what has none is cut there.
  const sentence = `The ${unit.repeat(Math.ceil(5800 / unit.length))}end.\n\n`
  const text = sentence.repeat(Math.ceil(size / sentence.length))
  const started = process.threadCpuUsage()
  const document = checkedDocument({ text, blocks: [], pages: [] }, kind)
  for (const check of [...missingChecks, ...clauseChecks])
    if (!check.kinds || check.kinds.includes(kind)) if (check.applies?.(document) !== false) check.find(document)
  strengthsOf(document, [])
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

test.each(Object.entries(hostile))(
  '%s take time in line with their length',
  (_name, unit) => {
    for (const kind of kinds) {
      const short = Math.max(60, milliseconds(unit, 40_000, kind))
      expect(milliseconds(unit, 160_000, kind), kind).toBeLessThan(short * 10)
    }
  },
  60_000,
)
