import { describe, expect, test } from 'vitest'
import { finders } from './everything.ts'

/** Texts made to be slow for a careless pattern, in units of which there may be many. */
const hostile: Record<string, (size: number) => string> = {
  'open brackets': (n) => '('.repeat(n),
  'nested brackets': (n) => '('.repeat(n / 2) + ')'.repeat(n / 2),
  'open brackets and quotation marks': (n) => '("'.repeat(n / 2),
  'terms in brackets that never close': (n) => '(the "A" or '.repeat(n / 12),
  initials: (n) => 'a. '.repeat(n / 3),
  'capital initials': (n) => 'A. '.repeat(n / 3),
  blanks: (n) => ' '.repeat(n),
  'blanks and a word': (n) => `a${' '.repeat(n)}b`,
  'line breaks': (n) => '\n'.repeat(n),
  'short lines': (n) => 'a\n'.repeat(n / 2),
  'short lines with empty ones': (n) => 'Ab cd\n\n'.repeat(n / 7),
  pages: (n) => 'Page\f'.repeat(n / 5),
  amounts: (n) => '$1,'.repeat(n / 3),
  digits: (n) => '1'.repeat(n),
  'numbers in groups': (n) => '1,111,'.repeat(n / 6),
  'numbers in words': (n) => 'one hundred '.repeat(n / 12),
  'number words with hyphens': (n) => 'one-'.repeat(n / 4),
  'a section of endless depth': (n) => `Section ${'1.'.repeat(n / 2)}`,
  recitals: (n) => 'WHEREAS '.repeat(n / 8),
  'one word': (n) => 'x'.repeat(n),
  'one word of capitals': (n) => 'X'.repeat(n),
  'soft hyphens': (n) => '\u00ad'.repeat(n),
  'broken words': (n) => 'deduc-\n'.repeat(n / 7),
  leaders: (n) => '. '.repeat(n / 2),
  stops: (n) => '.'.repeat(n),
  rules: (n) => '_'.repeat(n),
  versus: (n) => 'Doe v. Roe '.repeat(n / 11),
  'docket numbers': (n) => 'No. 20-1, '.repeat(n / 10),
  'hyphens and digits': (n) => '1-'.repeat(n / 2),
  'dates cut short': (n) => 'the first day of '.repeat(n / 17),
  'clauses cut short': (n) => 'shall indemnify and may terminate at any time the agreement, '.repeat(n / 61),
  'quotation marks': (n) => '“'.repeat(n),
  'capitalized words': (n) => 'Aa '.repeat(n / 3),
  hereinafter: (n) => 'hereinafter '.repeat(n / 12),
  commas: (n) => ','.repeat(n),
  definitions: (n) => '“Term” means one thing. '.repeat(n / 24),
  questions: (n) => 'Is it so? '.repeat(n / 10),
}

const small = 60_000
/** Times below this are noise; what grows with the square takes seconds at these sizes. */
const floor = 40
/** Milliseconds of this thread's own work: what else the machine does is not counted. */
const timed = (find: (text: string) => unknown, text: string): number => {
  const started = process.threadCpuUsage()
  find(text)
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}
/** The best of six: collecting garbage only adds. */
const best = (find: (text: string) => unknown, text: string, enough: number): number => {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 6 && least > enough; turn++) least = Math.min(least, timed(find, text))
  return least
}

describe.each(Object.entries(hostile))('%s', (_, make) => {
  test.each(Object.entries(finders))(
    '%s takes four times as long for four times the text',
    (_name, find) => {
      timed(find, make(small))
      const short = Math.max(best(find, make(small), floor), floor)
      const long = best(find, make(small * 4), short * 8)
      expect(long / short).toBeLessThan(8)
    },
    60_000,
  )
})
