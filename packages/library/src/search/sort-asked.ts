import type { StoredAuthority } from '../types.ts'

const asksTime =
  /\b(?:how (?:long|soon|many (?:days|weeks|months|years))|statutes? of limitations?|limitations? period|time[- ]barred|deadline|time limits?|(?:time|days) to (?:sue|file|appeal|respond|answer|remove|object)|too late)\b/i
const time =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|twenty-one|twenty-eight|thirty|sixty|ninety|\d{1,3})[ -](?:hours?|days?|weeks?|months?|years?)\b/i

const asksRemedy =
  /\b(?:what|which|how much)\b[^.?!]{0,30}\b(?:damages|remed(?:y|ies)|penalt(?:y|ies)|relief)\b|\b(?:damages|remed(?:y|ies)|penalt(?:y|ies)) (?:for|available|under|caps?)\b/i
const remedyInTitle = /\b(?:remed(?:y|ies)|damages|penalt(?:y|ies)|civil (?:liability|actions? (?:for|to))|relief)\b/i
const remedy = /\b(?:damages|profits|penalt(?:y|ies)|injunctions?|back pay)\b/i

type Described = Pick<StoredAuthority, 'title' | 'holding' | 'keyPoints'>

/**
 * How far an authority says what sort of thing a query asks for, from 0 to 1: a time where it asks how long, a remedy where
 * it asks which.
 */
export function sortAsked(query: string): (authority: Described) => number {
  const sorts = [
    ...(asksTime.test(query) ? [{ title: /\b(?:time|limitations?)\b/i, said: time }] : []),
    ...(asksRemedy.test(query) ? [{ title: remedyInTitle, said: remedy }] : []),
  ]
  return ({ title, holding = '', keyPoints = [] }) =>
    Math.max(
      0,
      ...sorts.map((sort) =>
        sort.said.test(holding)
          ? sort.title.test(title)
            ? 1
            : 0.7
          : sort.title.test(title) || keyPoints.some((point) => sort.said.test(point))
            ? 0.4
            : 0,
      ),
    )
}
