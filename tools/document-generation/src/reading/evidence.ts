import type { Span } from '@casewright/law'

/** A value that the text may give a field, and how sure that is: 1 is a labelled line, 5 a guess by its place alone. */
export interface Evidence extends Span {
  field: string
  value: string
  rank: 1 | 2 | 3 | 4 | 5
  /** Where else its words stand, of a passage under several labels. */
  also?: readonly Span[]
}

const denial =
  /\b(?:not|never|isn['’]t|wasn['’]t|aren['’]t|won['’]t|don['’]t|doesn['’]t|didn['’]t|instead of|rather than|no longer|cannot|can['’]t|formerly|previously|used to be|unlike|other than|except|nor|for example|e\.g\.|such as|(?<=[,(]\s?)say)\b(?:[\s,]+[\p{L}$]{1,12}){0,2}[\s,]*$/iu

/** Whether what comes before a place denies it: 'not John', 'rather than March 1'. */
export const denied = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 48), at)
  const clause = before.slice(
    Math.max(
      before.lastIndexOf('. '),
      before.lastIndexOf('; '),
      before.lastIndexOf('\n'),
      before.lastIndexOf(' but '),
      0,
    ),
  )
  return denial.test(clause)
}

const somebodyElse =
  /\b(?:my|our|the) (?:sister|brother|mother|father|wife|husband|son|daughter|friend|uncle|aunt|cousin|partner|boss|parents?|child|children|spouse)\b|\b(?:her|his|their)\b/i

/** Whether words right before a place make it somebody else's, in a text whose writer speaks of themselves. */
export const ofAnother = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 90), at)
  return (
    somebodyElse.test(before.slice(Math.max(before.lastIndexOf('. ') + 1, before.lastIndexOf('\n') + 1))) &&
    /\b(?:I|my|me)\b/i.test(text.slice(0, 4000))
  )
}

/** The text with what others are quoted for blanked out: a quotation is no statement of who writes. Same length. */
export const withoutQuotations = (text: string): string =>
  text.replace(/“[^“”\n]{1,2000}”|"[^"\n]{1,2000}"/g, (words) =>
    words.split(/\s+/).length > 5 ? ' '.repeat(words.length) : words,
  )

const same = (one: string, other: string): boolean => fold(one) === fold(other)
const fold = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether one is the other told shorter: 'Ms. Okafor' and 'Dana Okafor'. */
const within = (one: string, other: string): boolean => {
  const [a, b] = [fold(one).replace(/^(?:mr|ms|mrs|dr) /, ''), fold(other)]
  return ` ${b} `.includes(` ${a} `)
}

/**
 * One answer to each field: that of the surest evidence. Where equally sure evidence disagrees there is none, since a
 * blank is better than a wrong name.
 */
export function choose(evidence: readonly Evidence[]): Map<string, Evidence> {
  const byField = new Map<string, Evidence[]>()
  for (const one of evidence) {
    const list = byField.get(one.field)
    if (list) list.push(one)
    else byField.set(one.field, [one])
  }
  const chosen = new Map<string, Evidence>()
  for (const [field, all] of byField) {
    const best = Math.min(...all.map(({ rank }) => rank))
    const sure = all.filter(({ rank }) => rank === best)
    const [longest] = sure.toSorted((one, other) => other.value.length - one.value.length || one.start - other.start)
    if (longest && sure.every(({ value }) => same(value, longest.value) || within(value, longest.value)))
      chosen.set(field, sure.find(({ value }) => value === longest.value) ?? longest)
  }
  return chosen
}
