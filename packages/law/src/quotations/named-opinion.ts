import type { SeparateOpinion } from '../opinions/voices.ts'

const kinds = { dissent: /\bdissent/i, concurrence: /\bconcurr/i } as const
/** 'Roe, J., dissenting', 'Brennan and Marshall, JJ., concurring', 'opinion of Doe, J.', 'Mr. Justice Harlan, concurring'. */
const judges =
  /(?:\bjustices?\s|\bjudge\s)?(?<![\p{L}’'-])([\p{Lu}][\p{L}’'-]{1,40})(?:,? (?:C\. ?J|JJ?|P\. ?J)\.|, (?:dissent|concurr))/gu
const denied = /\b(?:no|not|without|over|all|unanimous(?:ly)?|joined by|with whom)\b/i

/** The sentence that leads in: 'Justice Harlan suggested that'. */
const justices = /\bjustice\s(?:[\p{Lu}][\p{L}’'-]{1,20}\s){0,1}([\p{Lu}][\p{L}’'-]{2,20})/giu

/**
 * The separate opinion of which a citation says that it is quoted, in words, where the text does not have it: 'a dissent'.
 * Null: nothing is said of one, or the text has it, or nobody knows.
 * @param notes what the citation adds in parentheses
 * @param leadIn the sentence before the words, which names the judge where the notes do not
 */
export function opinionLacking(
  notes: readonly string[],
  leadIn: string,
  separate: readonly SeparateOpinion[],
): string | null {
  for (const note of notes) {
    const of = (['dissent', 'concurrence'] as const).filter((kind) => kinds[kind].test(note))
    if (of.length === 0 || denied.test(note)) continue
    const noted = [...note.matchAll(judges)]
    const named = (noted.length > 0 ? noted : [...leadIn.matchAll(justices)]).map(([, name = '']) => name.toLowerCase())
    const same = separate.filter(({ kind }) => kind === 'partial' || of.includes(kind))
    const isThere =
      named.length === 0
        ? same.length > 0
        : separate.some(({ by }) => by !== undefined && named.some((name) => by.toLowerCase().includes(name))) ||
          same.some(({ by }) => by === undefined)
    if (!isThere) return of[0] === 'dissent' ? 'a dissent' : 'a concurrence'
  }
  return null
}
