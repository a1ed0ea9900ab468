import { findAmounts, findDates, type Party } from '@casewright/law'

const period =
  /\b(?:(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety|eighteen|twenty-four|thirty-six)(?: \(\d{1,3}\))?)[ -](?:calendar |business |consecutive )?(?:days?|months?|years?|hours?|weeks?)\b/gi
const percent = /\b\d{1,3}(?:\.\d{1,2})?\s?%/g
const binds =
  /\b(?:shall|must|will|agrees?|waives?|releases?|may not|covenants?|is liable|assumes?|consents?|submits?|bears?|warrants?|undertakes?)\b/i
const both = /\b(?:each|either|neither|both|the) part(?:y|ies)\b/i
/** UTF-16 units within which the verb follows the party that it binds. */
const near = 80
const most = 4

const listed = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
const distinct = (items: readonly string[]) => [...new Map(items.map((one) => [one.toLowerCase(), one])).values()]

/** Who is bound by a clause, and the periods, sums and dates that it states; null where it states none of these. */
export function specificsOf(words: string, parties: readonly Party[]): string | null {
  const names = parties.flatMap(({ name, role, from }) => (from === 'preamble' ? [role ?? name] : []))
  const place = (at: number, size: number) =>
    at >= 0 && binds.test(words.slice(at + size, at + size + near)) ? at : -1
  const mutual = both.exec(words)
  const [first] = names
    .map((name) => ({ name, at: place(words.indexOf(name), name.length) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  const who = mutual && place(mutual.index, mutual[0].length) >= 0 ? 'both parties' : first?.name
  const figures = distinct([
    ...[...words.matchAll(period)].map(([found]) => found),
    ...findAmounts(words).map(({ start, end }) => words.slice(start, end)),
    ...[...words.matchAll(percent)].map(([found]) => found),
    ...findDates(words).map((date) => words.slice(date.start, date.end)),
  ]).slice(0, most)
  const parts = [who && `It binds ${who}.`, figures.length > 0 && `It states ${listed(figures)}.`].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}
