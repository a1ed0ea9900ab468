import { linesOf } from '../layout/lines.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'

/** What became of a motion, as minutes say it, and in one word. */
const outcomes: readonly (readonly [said: RegExp, told: string])[] = [
  [
    /\b(?:died|dies|lost) for (?:want|lack) of (?:a )?second\b|\b(?:died|dies)\b.{0,12}\bno second\b|\bno second\b/i,
    'No second',
  ],
  [
    /\b(?:motion |which |it |vote )?(?:failed|fails|defeated|was lost|does not (?:carry|pass)|did not (?:carry|pass)|not carried|voted down)\b/i,
    'Failed',
  ],
  [/\b(?:tabled|laid on the table)\b/i, 'Tabled'],
  [/\b(?:continued|postponed|deferred|carried over|held over) (?:to|till|until)\b/i, 'Postponed'],
  [/\bwithdr[ae]wn?\b/i, 'Withdrawn'],
  [/\b(?:denied|rejected)\b/i, 'Denied'],
  [/\belected\b/i, 'Elected'],
  [/\b(?:carried|carries|passed|passes|approved|adopted|accepted|so ordered)\b/i, 'Carried'],
]
/** A vote: '5-2', '4 to 1', 'all in favor', 'unanimous'. */
const count =
  /(?<![\d/$-])(\d{1,3}) ?(?:[-–]|to|for,?|yes,?|ayes?,?|yeas?,?) ?(\d{1,3})(?: ?[-–] ?(\d{1,2}))?(?![\d/%,]|[-–]\d)/i
/** '4 in favor, 0 opposed' */
const inFavor =
  /\b(\d{1,3}|all) (?:voted |voting )?in favor\b[,; ]{1,3}(?:and )?(\d{1,3}|none|no one) (?:voted |voting )?(?:opposed|against|in opposition)\b/i
/** 'Tran, Dunn, Sato yes; Kowalczyk no', 'AYES: Smith, Jones; NOES: Brown' */
const names = "\\p{Lu}[\\p{L}.’'-]+(?:(?:, (?:and )?| and | )\\p{Lu}[\\p{L}.’'-]+){0,14}"
const namedAfter = new RegExp(
  `(?:[Vv]ot(?:e|ing)|VOT(?:E|ING))[Ss]?:? (${names}),? (?:[Yy]es|YES|[Aa]ye|AYE|[Ii]n favor)\\b[;,. ]{1,3}(${names}),? (?:[Nn]o|NO|[Nn]ay|NAY|[Oo]pposed|[Aa]gainst)\\b`,
  'u',
)
const namedBefore = new RegExp(
  `\\b(?:[Aa]yes?|AYES?|[Yy]eas?|YEAS?|[Yy]es|YES): (${names})[;,. ]{1,3}(?:[Nn]oes|NOES|[Nn]ays?|NAYS?|[Nn]o|NO): (${names}|[Nn]one|NONE)\\b`,
  'u',
)
/** Words for how many, which name nobody. */
const uncounted =
  /\b(?:all|every(?:one|body)?|majority|board|council|committee|commission|members?|nobody|no one|others?|rest|both)\b/i
const ofName = /,? (?:Jr|Sr|II|III|IV|Esq)\b\.?/g
const all = /\bunanim\w+|\ball (?:in favor|ayes?|voted (?:yes|for|in favor))\b|\bnone opposed\b/i
/** What was put to a vote or settled. */
const moved =
  /\b(?:mov(?:ed|es)|motion|made a motion|resol(?:ved|ution)|second(?:ed)?|2nd|vote[ds]?|elected|tabled|continued to|adopted|approved|carried|failed)\b/i
const longestItem = 420
const most = 12

export interface Vote extends Span {
  text: string
  /** 'Carried 5-2'. */
  value: string
}

const manyOf = (list: string): string =>
  /^none\b/i.test(list) ? '0' : `${list.replace(ofName, '').split(/,(?: and)? | and /).length}`

/** Yes, no and abstained, as far as a record counts or names them. */
function counted(words: string): (string | undefined)[] {
  const [, yes, no] = inFavor.exec(words) ?? []
  if (yes && no && /\d/.test(yes)) return [yes, /\d/.test(no) ? no : '0']
  const [, those, others] = namedAfter.exec(words) ?? namedBefore.exec(words) ?? []
  if (those && others) return uncounted.test(`${those} ${others}`) ? [] : [manyOf(those), manyOf(others)]
  return (count.exec(words) ?? []).slice(1)
}

const outcomeOf = (words: string): string | null => {
  const [said] = outcomes.flatMap(([pattern, told]) => {
    const at = words.search(pattern)
    return at < 0 ? [] : [told]
  })
  const [yes, no, abstained] = counted(words)
  if (!said && (yes === undefined || !/\bvotes?\b|\bin favor\b|\bayes?\b/i.test(words))) return null
  const told = said ?? (Number(yes) > Number(no) ? 'Carried' : 'Failed')
  const by =
    yes !== undefined ? ` ${yes}-${no}${abstained ? `-${abstained}` : ''}` : all.test(words) ? ', unanimously' : ''
  return /^(?:No second|Tabled|Postponed|Withdrawn)$/.test(told) ? told : `${told}${by}`
}

/** A line that goes on in the next: it has no stop at its end, and the next begins no item. */
const unfinished = /[^.:!?”")\s]$/
const beginsItem = /^(?:[-–—•*#]|\(?\w{1,3}[.)] )/
const shortestWrapped = 50

/** The lines of a text, those that a page broke joined to one. */
function itemsOf(text: string): Span[] {
  const items: { start: number; end: number; last: number }[] = []
  for (const { start, end, gap } of linesOf(text)) {
    const before = items.at(-1)
    const goesOn =
      before &&
      gap === 0 &&
      !beginsItem.test(text.slice(start, start + 6)) &&
      (/^\p{Ll}/u.test(text.slice(start, start + 1)) ||
        (before.last >= shortestWrapped && unfinished.test(text.slice(before.start, before.end))) ||
        before.last >= shortestWrapped + 10)
    if (goesOn) Object.assign(before, { end, last: end - start })
    else items.push({ start, end, last: end - start })
  }
  return items
}

/** What a body decided, by its minutes: each motion or item with what became of it. A line that holds one is one. */
export function votesIn(source: Source): Vote[] {
  const { text } = source
  const found = itemsOf(text).flatMap(({ start, end }): Vote[] => {
    const parts =
      end - start <= longestItem
        ? [{ start, end }]
        : sentencesOf(source).filter((one) => one.start >= start && one.end <= end)
    return parts.flatMap((part, at): Vote[] => {
      const words = text.slice(part.start, part.end).replace(/\s+/g, ' ')
      const value = moved.test(words) ? outcomeOf(words) : null
      if (!value) return []
      // In a long item the motion stands in the sentence before its vote.
      const before = parts[at - 1]
      const from =
        before && words.length < 80 && !outcomeOf(text.slice(before.start, before.end)) ? before.start : part.start
      return [{ start: from, end: part.end, text: text.slice(from, part.end).replace(/\s+/g, ' '), value }]
    })
  })
  return found.slice(0, most)
}
