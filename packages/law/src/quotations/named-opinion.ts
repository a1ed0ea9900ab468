import { bearsSurname, sameSurname } from '../opinions/surnames.ts'
import type { SeparateOpinion } from '../opinions/voices.ts'

const kinds = { dissent: /\bdissent/i, concurrence: /\bconcurr/i } as const
/** 'Roe, J., dissenting', 'Brennan and Marshall, JJ., concurring', 'opinion of Doe, J.', 'Mr. Justice Harlan, concurring'. */
const judges =
  /(?:\bjustices?\s|\bjudge\s)?(?<![\p{L}’'-])([\p{Lu}][\p{L}’'-]{1,40})(?:,? (?:C\. ?J|JJ?|P\. ?J)\.|, (?:dissent|concurr))/gu
const denied = /\b(?:no|not|without|over|all|unanimous(?:ly)?|joined by|with whom)\b/i

/** The sentence that leads in: 'Justice Harlan suggested that'. */
const justices = /\b(?:[Jj]ustice|JUSTICE)\s((?:\p{Lu}[\p{L}.’'-]{0,20}\s?){1,3})/gu
const justicesIn = (leadIn: string): string[] =>
  [...leadIn.matchAll(justices)].flatMap(([, names = '']) => {
    const name = names
      .split(/\s/)
      .filter((part) => part.length > 2)
      .at(-1)
    return name ? [name.replace(/[’']s$/, '').toLowerCase()] : []
  })

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
    const noted = [...note.matchAll(judges)].map(([, name = '']) => name.toLowerCase())
    const named = noted.length > 0 ? noted : justicesIn(leadIn)
    const same = separate.filter(({ kind }) => kind === 'partial' || of.includes(kind))
    const isThere =
      named.length === 0
        ? same.length > 0
        : separate.some(({ by }) => by !== undefined && named.some((name) => bearsSurname(by, name))) ||
          same.some(({ by }) => by === undefined)
    if (!isThere) return of[0] === 'dissent' ? 'a dissent' : 'a concurrence'
  }
  return null
}

/**
 * Where a citation says that words of the court's opinion are of a separate one, what the text shows instead. Null: it says
 * nothing of one, or the text does not show where that opinion stands.
 */
export function separateClaimed(
  notes: readonly string[],
  separate: readonly SeparateOpinion[],
  text: string,
): string | null {
  const first = separate[0]?.start ?? 0
  const isShown = /\bdelivered the (?:unanimous )?opinion|\bopinion of the court\b/i.test(
    text.slice(0, Math.min(first, head)),
  )
  for (const note of isShown ? notes : []) {
    const of = (['dissent', 'concurrence'] as const).filter((kind) => kinds[kind].test(note))
    if (of.length === 0 || denied.test(note) || /\b(?:quot|cit)ing\b/i.test(note)) continue
    const [named, ...others] = [...note.matchAll(judges)].map(([, name = '']) => name)
    if (named === undefined || others.length > 0) continue
    const own = separate.find(({ by }) => by !== undefined && bearsSurname(by, named))
    if (own) return `The citation names ${named}’s separate opinion, and they stand in the opinion of the court.`
  }
  return null
}

/** How far into a text the judge is named who wrote the opinion of the court, in UTF-16 units. */
const head = 4000

/** The justice to whom the sentence before the words ascribes them, where the text has no opinion of theirs; null otherwise. */
export function justiceLacking(leadIn: string, text: string, separate: readonly SeparateOpinion[]): string | null {
  const [name, ...others] = new Set(justicesIn(leadIn))
  if (name === undefined || others.length > 0) return null
  const wrote = separate.some(({ by }) => by === undefined || bearsSurname(by, name))
  return wrote || (text.slice(0, head).match(/\p{Lu}[\p{L}’'-]{2,24}/gu) ?? []).some((one) => sameSurname(one, name))
    ? null
    : name.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}
