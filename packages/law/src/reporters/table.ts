import type { Edition, Reporter, ReporterForms } from './reporter.ts'

const formsOf = (letters: string): ReporterForms => ({
  bare: letters.includes('o'),
  yearly: letters.includes('y'),
  hyphens: letters.includes('d'),
  paragraph: letters.includes('p'),
  numbered: letters.includes('t'),
  roman: letters.includes('r'),
  docket: letters.includes('l'),
  annual: letters.includes('a'),
  lettered: letters.includes('w'),
})

/** A reporter as the table has it: the forms of an edition are letters. */
export interface ReporterRow extends Omit<Reporter, 'editions'> {
  editions: readonly (Omit<Edition, 'forms' | 'reporter'> & { forms: string })[]
}

/**
 * Reads a table of reporters. Letters of `forms`: o bare, y yearly, d hyphens, p paragraph, t numbered, r roman,
 * l docket, a annual, w lettered.
 */
export const readReporters = (table: readonly ReporterRow[]): Reporter[] =>
  table.map(({ name, kind, jurisdictions, editions }) => {
    const reporter: Reporter & { editions: Edition[] } = { name, kind, jurisdictions, editions: [] }
    for (const { forms, ...edition } of editions)
      reporter.editions.push({ ...edition, forms: formsOf(forms), reporter })
    return reporter
  })
