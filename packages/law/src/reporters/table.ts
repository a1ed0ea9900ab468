import type { Edition, Reporter, ReporterForms, ReporterKind } from './reporter.ts'

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

const year = (digits: string | undefined): number | null => (digits ? Number(digits) : null)

/**
 * Reads a table of reporters. A row is
 * `abbreviation|from-to|forms|variation;variation|name|kind|jurisdictions`;
 * a row that begins with a space is a further edition of the reporter above it, and ends after its variations.
 * Letters of `forms`: o bare, y yearly, d hyphens, p paragraph, t numbered, r roman, l docket, a annual,
 * w lettered.
 */
export const readReporters = (table: string): Reporter[] => {
  const reporters: (Reporter & { editions: Edition[] })[] = []
  for (const row of table.split('\n')) {
    if (row === '') continue
    const [abbreviation = '', years = '', forms = '', variations = '', name = '', kind = '', places = ''] = row
      .trim()
      .split('|')
    if (!row.startsWith(' '))
      reporters.push({ name, kind: kind as ReporterKind, jurisdictions: places ? places.split(' ') : [], editions: [] })
    const reporter = reporters.at(-1)
    if (!reporter) continue
    const [from, to] = years.split('-')
    reporter.editions.push({
      abbreviation,
      from: year(from),
      to: year(to),
      variations: variations ? variations.split(';') : [],
      forms: formsOf(forms),
      reporter,
    })
  }
  return reporters
}
