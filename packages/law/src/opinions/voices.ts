import type { Source, Span } from '../span/span.ts'
import { separateTitle, withoutNumber } from './heading-marks.ts'

/** A part of the text of a case that is not the opinion of the court. */
export interface SeparateOpinion extends Span {
  kind: 'dissent' | 'concurrence' | 'partial'
  /** The judge, as the byline has the name; absent where it has none. */
  by?: string
}

const office =
  '(?:(?:(?:vice|acting|chief|associate|circuit|district|senior|presiding|superior court|appellate) )*(?:justices?|judges?|jj?\\.|(?:[acps]\\. ?){1,2}j\\.)|hon(?:\\.|orable))'
const judge = "[\\p{L}][\\p{L}.'’-]*(?: [\\p{L}][\\p{L}.'’-]*){0,3}"
const joined = '(?:,? \\(?(?:(?:with |and )?whom|joined by|in which|in whose opinion) .{3,200}?)?'
const more = `(?:,?(?: and)? (?:m\\S{1,3},? |the )?${office},? ${judge}){0,4}`
const before = new RegExp(
  `^\\W{0,3}(?:(?:separate )?opinion of )?(?:(?:m\\S{1,3},? |the )?${office},? (?<one>${judge})|(?<other>${judge}),? ${office})${more}${joined},?\\W{0,3}(?:(?:special|partial|separate|respectful)ly )?$`,
  'iu',
)
const joins = /^\W{0,3}(?:\(?(?:(?:with |and )?whom|joined by|in which|in whose opinion) .{3,200})?,?\W{0,3}$/iu
const afterWords = new Set(
  'and in the part parts result results judgment judgments of court this from as to no nos specially concurring dissenting dissents said respectfully separately only affirmance reversal denial grant certiorari rehearing en banc order dismissal only opinion with whom court’s except'.split(
    ' ',
  ),
)
/** A name that a scanner spoiled: 'Mr. Jüstice.Hale, whom Mr. Justice Roe joins,'. */
const ends = /^m\S{1,3} [^\n]{2,60}[\s\S]{0,220},$/i
/** 'HALE, J., concurs.' joins only. */
const says = /\b(?:dissenting|concurring|dissents|concurs(?= in part and dissents))\b/i
const courts = /\bdelivered the opinion of the court\b|^(?:opinion of the court|per curiam)\b/i

/** Decisions of several cases: 'dissenting in Nos. 5 and 6'. */
const numbers = /\bnos?\. (?=\d)/gi

/** The longest byline that is read, in UTF-16 units. */
const longest = 420

const kindOf = (words: string): SeparateOpinion['kind'] => {
  const [dissents, concurs] = [/dissent/i.test(words), /concur/i.test(words)]
  if (dissents && concurs) return 'partial'
  return dissents ? 'dissent' : 'concurrence'
}

/** The byline with which a paragraph begins; `prior` is the paragraph before, where a name may stand alone. */
export function bylineOf(paragraph: string, prior: string): Omit<SeparateOpinion, 'start' | 'end'> | null {
  const head = withoutNumber(paragraph.slice(0, longest)).replace(/\s+/g, ' ').replace(numbers, 'nos ').trim()
  const title = separateTitle.exec(head)
  if (title) return { kind: kindOf(title[0]), ...named({ one: title.groups?.by }) }
  const found = says.exec(head)
  if (!found) return null
  const rest = head.slice(found.index + found[0].length)
  const tail = tailOf(rest)
  if (tail === null) return null
  const lead = head.slice(0, found.index)
  // 'with whom The Chief Justice concurs' names who joins: the judge stands alone before it.
  const own = joins.test(lead) ? null : before.exec(lead)
  const kind = kindOf(`${found[0]} ${tail}`)
  if (own) return { kind, ...named(own.groups, lead) }
  const prose = joins.test(lead) && prior.length < 300 ? prior.replace(/\s+/g, ' ').trim() : ''
  const name = prose ? before.exec(prose) : null
  if (name) return { kind, ...named(name.groups, prose) }
  return lead.trim() === '' && ends.test(prior.trim()) ? { kind } : null
}

/** What a byline says after 'dissenting': 'in part and concurring in the judgment'. Null: it is a sentence that goes on. */
export function tailOf(rest: string): string | null {
  const [tail = ''] = /^[^.:)\]—–“"[]*/.exec(rest) ?? []
  const words = tail
    .toLowerCase()
    .replace(/'s\b/g, '’s')
    .split(/[\s,']+/)
    .filter(Boolean)
  if (!words.every((word) => afterWords.has(word) || /^[ivx\d]+$/.test(word))) return null
  // A footnote may hang on it: 'dissenting.*', 'dissenting.[2]'.
  return /^(?:[.:)\]—–\s*†‡-]|\[?\d{1,2}\]?){0,6}(?:$|[\p{Lu}“"[])/u.test(rest.slice(tail.length)) ? tail : null
}

/** The judge, and any who wrote with the judge: 'Black and Douglas'. Whoever only joins is left out. */
const named = (groups: Record<string, string | undefined> | undefined, lead = '') => {
  const first = groups?.one ?? groups?.other ?? ''
  // 'Mr. Justice Roe joins, dissenting' without the name before it names who joins, and not who wrote.
  if (/\s(?:join(?:s|ed)?|concur(?:s|red)?|agrees?)$/i.test(first)) return {}
  const [by = ''] = first.replace(/^(?:mr|mrs|ms)\.? /i, '').split(/,?\s(?:and|with|whom)\b/i)
  const own = lead.split(/\b(?:whom|joined|in which|in whose)\b/i, 1)[0] ?? ''
  const beside = [...own.matchAll(besides)].map(([, name = '']) => name).filter((name) => !by.includes(name))
  const all = [by.trim(), ...beside].filter(Boolean).join(' and ')
  return all ? { by: all } : {}
}
const besides = /\band (?:m\S{1,3},? |the )?(?:chief |associate )?(?:justice|judge) (\p{Lu}[\p{L}’'-]{1,24})/giu

function find(text: string): SeparateOpinion[] {
  const found: SeparateOpinion[] = []
  let prior = ''
  let heading = ''
  let open: SeparateOpinion | null = null
  let from = 0
  while (from < text.length) {
    const end = endOfParagraph(text, from)
    const paragraph = text.slice(from, Math.min(end, from + longest))
    const lead = leads(heading)
    const byline =
      paragraph.trim() === '' ? null : (lead && bylineOf(`${lead} ${paragraph}`, '')) || bylineOf(paragraph, prior)
    if (byline || (open && courts.test(paragraph.slice(0, 160)))) {
      if (open) open.end = from
      open = byline && { ...byline, start: from, end: text.length }
      if (open) found.push(open)
    }
    if (paragraph.trim() !== '') {
      prior = paragraph
      heading = lead ? `${lead} ${paragraph.trim()}` : (paragraph.trim().split('\n').at(-1) ?? '')
    }
    from = end
  }
  return found
}

/** The lines of a byline so far, which goes on: 'Mr. Justice Hale,' / 'whom' / 'Mr. Justice Roe joins, dissenting.' */
const leads = (heading: string): string =>
  heading.length < longestHeading && /^\W{0,3}\p{Lu}[\s\S]*(?:,|\bwhom)$/u.test(heading) ? heading : ''
const longestHeading = 300

function endOfParagraph(text: string, from: number): number {
  const blank = /\n[^\S\n]*\n|\f/g
  blank.lastIndex = from
  const found = blank.exec(text)
  return found ? found.index + found[0].length : text.length
}

const kept = new WeakMap<Source, SeparateOpinion[]>()

/** The concurrences and dissents that a text of a case prints after the opinion of the court, each with its judge. */
export function separateOpinions(source: Source): readonly SeparateOpinion[] {
  const known = kept.get(source) ?? find(source.text)
  kept.set(source, known)
  return known
}
