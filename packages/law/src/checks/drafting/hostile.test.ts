import { describe, expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { filingChecks } from '../filings/index.ts'
import { draftingChecks } from './index.ts'

/** Texts made to be slow for a careless pattern, in units of which there may be many. */
const hostile: Record<string, (size: number) => string> = {
  'open brackets': (n) => '['.repeat(n),
  'empty brackets': (n) => '[ ] '.repeat(n / 4),
  'open parentheses': (n) => '(a '.repeat(n / 3),
  'rules on one line': (n) => 'a ____ '.repeat(n / 7),
  'opening quotation marks': (n) => '“a b c d '.repeat(n / 9),
  definitions: (n) => Array.from({ length: n / 40 }, (_, i) => `“Term ${i}” means the Aa${i} Date of thing.`).join(' '),
  'capitalized phrases': (n) => Array.from({ length: n / 20 }, (_, i) => `the Xx Closing Date ${i}`).join(' '),
  'numbered paragraphs': (n) => Array.from({ length: n / 12 }, (_, i) => `${(i * 2) % 190}. Abc.`).join('\n\n'),
  'dates without end': (n) => 'Monday, May 1, 2020 until May 1, 2019 '.repeat(n / 38),
  duties: (n) => 'the Buyer shall not be paid and will, as soon as possible, '.repeat(n / 60),
  blanks: (n) => `the${' '.repeat(n)}the`,
  'line breaks': (n) => 'the\n'.repeat(n / 4),
  'said and hereinafter': (n) => 'of said (hereinafter referred to as '.repeat(n / 36),
  'pages of pages': (n) => 'Page 1 of 2\n'.repeat(n / 12),
}

const checks = [...draftingChecks, ...filingChecks]
/** Milliseconds of this thread's own work for all checks, as three kinds of document. */
const timed = (text: string): number => {
  const started = process.threadCpuUsage()
  for (const kind of ['contract', 'brief', 'demand-letter'] as const) {
    const document = checkedDocument({ text, pages: [], blocks: [] }, kind)
    for (const check of checks) check.find(document)
  }
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

describe('all checks together take time in step with the text', () => {
  test.each(Object.entries(hostile))(
    '%s',
    (_name, make) => {
      timed(make(5000))
      const short = Math.max(timed(make(8000)), 30)
      expect(timed(make(32_000)) / short).toBeLessThan(9)
    },
    60_000,
  )
})

test('on odd text every place is within it', () => {
  for (const text of ['', ' ', '\ud800', '“', '[', '{a}{', 'Dear', '1.\n\n3.', 'İ the the', '\f\f', '____', 'Id.'])
    for (const kind of ['contract', 'brief', 'demand-letter', 'complaint', 'charter'] as const) {
      const document = checkedDocument({ text, pages: [], blocks: [] }, kind)
      for (const check of checks)
        for (const { start, end } of check.find(document))
          expect(start >= 0 && start <= end && end <= text.length, `${check.id} on ${JSON.stringify(text)}`).toBe(true)
    }
})
