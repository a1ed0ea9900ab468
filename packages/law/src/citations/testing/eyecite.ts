import type { Citation } from '../citation.ts'

/** A citation as eyecite's tests list it. */
export type Listed = Record<string, unknown> & { kind: string }

const kinds: Record<Citation['kind'], string> = {
  case: 'full_case',
  'short-case': 'short_case',
  supra: 'supra',
  id: 'id',
  reference: 'reference',
  law: 'law',
  journal: 'journal',
  section: 'unknown',
}

/** Ours as eyecite lists them: each parallel citation by itself. */
export const listed = (text: string, citation: Citation): Listed[] => {
  const kind = kinds[citation.kind]
  const matched_text = text.slice(citation.core.start, citation.core.end)
  switch (citation.kind) {
    case 'case':
    case 'short-case':
      return citation.cites.map((cite) => ({
        kind,
        volume: cite.volume || null,
        reporter: cite.reporter,
        page: cite.page,
        reporter_normalized: cite.abbreviation,
        certain: cite.certain,
        pin_cite: cite.pin?.words ?? null,
        matched_text: text.slice(cite.start, cite.end),
        court: citation.court,
        parenthetical: citation.parenthetical,
        span_with_pin: [cite.start, cite.pin?.end ?? cite.end],
        ...(citation.kind === 'case'
          ? { year: citation.year, plaintiff: citation.plaintiff, defendant: citation.defendant, full: citation.end }
          : { antecedent_guess: citation.antecedent }),
      }))
    case 'journal':
      return [
        {
          kind,
          volume: citation.volume,
          reporter: citation.journal,
          page: citation.page,
          reporter_normalized: citation.abbreviation,
          year: citation.year,
          parenthetical: citation.parenthetical,
          pin_cite: citation.pin?.words ?? null,
          matched_text,
          full: citation.end,
        },
      ]
    case 'law':
      return [
        {
          kind,
          reporter: citation.written,
          reporter_normalized: citation.abbreviation,
          title: citation.title,
          chapter: citation.divisions.find((division) => division.kind === 'chapter')?.number ?? null,
          section: citation.section,
          year: citation.year,
          publisher: citation.publisher,
          parenthetical: citation.parenthetical,
          pin_cite: citation.pin?.words ?? null,
          matched_text,
          full: citation.end,
        },
      ]
    case 'id':
    case 'supra':
      return [
        {
          kind,
          pin_cite: citation.pin?.words ?? null,
          parenthetical: citation.parenthetical,
          matched_text,
          ...(citation.kind === 'supra' ? { antecedent_guess: citation.antecedent, volume: citation.volume } : {}),
        },
      ]
    case 'reference':
      return [{ kind, pin_cite: citation.pin?.words ?? null, matched_text: text.slice(citation.start, citation.end) }]
    case 'section':
      return [{ kind, matched_text }]
  }
}

const compared = [
  ...[
    'kind',
    'volume',
    'reporter',
    'page',
    'reporter_normalized',
    'year',
    'court',
    'plaintiff',
    'defendant',
    'pin_cite',
  ],
  ...['parenthetical', 'antecedent_guess', 'matched_text', 'title', 'chapter', 'section', 'publisher'],
]

/** How ours differ from what is expected, field by field; a field that is not expected is not compared. */
export const differences = (ours: readonly Listed[], expected: readonly Listed[]): string[] => {
  const found = ours.length === expected.length ? [] : [`${ours.length} citations, not ${expected.length}`]
  for (const [i, wanted] of expected.entries())
    for (const field of compared) {
      const want = wanted[field]
      if (want === undefined || want === null || want === '' || skipped(wanted.kind, field)) continue
      const got = ours[i]?.[field]
      if (plain(wanted.kind, field, got) !== plain(wanted.kind, field, want))
        found.push(`${i} ${field}: ${got}, not ${want}`)
    }
  return found
}

/** A reference names the party that it calls; a bare section sign is of no code. */
const skipped = (kind: string, field: string): boolean =>
  (kind === 'reference' && (field === 'plaintiff' || field === 'defendant')) ||
  (kind === 'unknown' && field === 'reporter_normalized')

/** The point or comma after "supra" and "id." is not part of them here. */
const plain = (kind: string, field: string, value: unknown): string =>
  field === 'matched_text' && (kind === 'supra' || kind === 'id') ? String(value).replace(/[,.]+$/, '') : String(value)
