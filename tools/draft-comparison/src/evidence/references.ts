import type { DraftRead, Notable, RowShown, Span } from '../output.ts'

const reference =
  /\b(?:[Ss]ections?|[Aa]rticles?|[Cc]lauses?|[Pp]aragraphs?|§{1,2}) {0,2}(?<number>\d{1,3}(?:\.\d{1,3}){0,3})(?![\d.]*\d)/g
/** Sections of a code are no clause of this paper. */
const ofLaw =
  /^(?:\([a-z\d]+\))* (?:of|under) (?:the )?(?:\d|U\.?S|Code|Act|Uniform|Internal|Bankruptcy|Federal|\p{Lu}\p{L}+ (?:Act|Code|Law|Rules))/u
const before = /\b(?:U\.?S\.?C\.?|C\.?F\.?R\.?|Code|Act|Stat\.?|Rule|Reg\.?)[ ,]*$/

export interface Titled {
  /** "7" to "Confidentiality": the clauses of a draft by their numbers. */
  older: ReadonlyMap<string, string>
  newer: ReadonlyMap<string, string>
}

/**
 * References whose words stayed while what they point to did not: "Section 7" was Confidentiality and is Assignment now, or is no longer there.
 */
export function strayed(
  older: DraftRead,
  newer: DraftRead,
  rows: readonly RowShown[],
  titles: Titled,
  clauseName: (index: number) => string,
): Notable[] {
  const found: Notable[] = []
  for (const [index, row] of rows.entries()) {
    if (!row.older || !row.newer || row.kind === 'left') continue
    const was = new Set(numbersIn(older.text, row.older))
    for (const number of new Set(numbersIn(newer.text, row.newer))) {
      const [then, now] = [titles.older.get(number), titles.newer.get(number)]
      if (!was.has(number) || !then || same(then, now)) continue
      // A number that no clause of either draft has is of another paper.
      found.push({
        kind: 'reference',
        older: `§ ${number} ${then}`,
        newer: now === undefined ? `no § ${number}` : `§ ${number} ${now}`,
        clause: clauseName(row.clause),
        row: index,
      })
    }
  }
  return found
}

const same = (one: string, other: string | undefined): boolean =>
  other !== undefined && (other === '' || one.toLowerCase() === other.toLowerCase())

const numbersIn = (text: string, { start, end }: Span): string[] =>
  [...text.slice(start, end).matchAll(reference)].flatMap(({ groups, index, 0: words }) => {
    const [lead, rest] = [
      text.slice(Math.max(0, start + index - 16), start + index),
      text.slice(start + index + words.length),
    ]
    const isLabel = text.slice(start, start + index).trim() === ''
    return isLabel || before.test(lead) || ofLaw.test(rest.slice(0, 60)) ? [] : [groups?.number ?? '']
  })
