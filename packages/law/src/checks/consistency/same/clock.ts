import type { Sentence } from '../../../sentences/sentences.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { casesIn, clauseOf, labelsIn } from './cases.ts'
import { isContent, phraseBefore, stemOf } from './words.ts'

interface At extends Span {
  /** What happens then. */
  key: string
  /** What is done then, where the key is only how often. */
  act: readonly string[]
  name: string
  value: string
  sentence: Sentence
}

const hour = /\b(1[0-2]|[1-9])(?::([0-5]\d))?\s?([ap])\.?\s?m\b\.?|\b(noon|midnight)\b/gi
const hourLink =
  /(?:\s(?:is|are|begins?|starts?|ends?|opens?|closes?))?(?:\s(?:at|by|until|from|is|before|no later than)|\s?:|\s?[.…_]{4,90})\s$/
const day =
  /\b(?:on|by|before) (?:or before )?the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth|twenty-fifth|last|\d{1,2}(?:st|nd|rd|th))(?: (?:calendar |business )?day)? of (?:each|every|the) (?:calendar |following |next |succeeding )?(month|quarter|year)\b(?: (?:after|following)(?: the end of)? (?:each|the|every) [\w ]{4,24})?/gi
const ordinals: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  fifteenth: '15',
  twentieth: '20',
  'twenty-fifth': '25',
}
const empty =
  /^(?:time|day|date|hour|notice|received|receive|deliver|later|earlier|party|service|open|close|start|finish|terminate|weekday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|business|hours|pay|eastern|pacific|central|mountain)$/

const hoursIn = (document: CheckedDocument, sentence: Sentence, words: string): At[] =>
  [...words.slice(sentence.start, sentence.end).matchAll(hour)].flatMap((found): At[] => {
    const start = sentence.start + found.index
    const end = start + found[0].length
    const { lead, rest } = clauseOf(document, sentence, { start, end })
    const link = hourLink.exec(lead)
    const phrase = link ? phraseBefore(lead.slice(0, link.index)) : null
    if (
      !phrase ||
      empty.test(phrase.head) ||
      casesIn(`${lead} ${rest}`).length > 0 ||
      /^\s?(?:to|-|–|until|and)\s/.test(rest)
    )
      return []
    const [, at = '', minutes = '00', half = ''] = found
    const value = found[4]?.toLowerCase() ?? `${Number(at)}:${minutes} ${half.toLowerCase()}.m.`
    return [
      { start, end, key: [...phrase.describes, phrase.head].join(' '), act: [], name: phrase.shown, value, sentence },
    ]
  })

const daysIn = (document: CheckedDocument, sentence: Sentence, words: string): At[] =>
  [...words.slice(sentence.start, sentence.end).matchAll(day)].flatMap((found): At[] => {
    const start = sentence.start + found.index
    const end = start + found[0].length
    const { lead, rest } = clauseOf(document, sentence, { start, end })
    const act = [...`${lead} ${rest}`.matchAll(/\p{L}[\p{L}-]{2,20}/gu)].flatMap(([word]) =>
      isContent(word) && !/^(?:in|advance|each|monthly)$/i.test(word) ? [stemOf(word)] : [],
    )
    if (act.length === 0 || act.length > 12 || casesIn(`${lead} ${rest}`).length > 0 || labelsIn(lead)) return []
    const named = (found[1] ?? '').toLowerCase()
    const value = ordinals[named] ?? named.replace(/\D{1,3}$/, '')
    return [
      {
        start,
        end,
        key: found[2]?.toLowerCase() ?? '',
        act: [...new Set(act)],
        name: `the ${found[2]?.toLowerCase()}`,
        value: value || named,
        sentence,
      },
    ]
  })

/** One event at two hours, or one duty on two days of the month. */
export const clockTwice = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  const own = document.sentences.filter(({ contents, start, end }) => !contents && end - start < 900)
  const found = own.flatMap((sentence) => [...hoursIn(document, sentence, words), ...daysIn(document, sentence, words)])
  const shown = ({ start, end }: Span) => words.slice(start, end)
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((group): Contradiction[] => {
    for (const one of group.slice(0, most)) {
      const like = group.filter((other) => other === one || isAlike(one, other))
      const values = [...new Map(like.map((other) => [other.value, other])).values()]
      const other = values.find(({ value }) => value !== one.value)
      if (!other || values.length !== 2 || one.sentence === other.sentence) continue
      return [
        {
          places: [one, other],
          message: bothSay(document, one, `“${shown(one)}” for ${one.name}`, other, `“${shown(other)}”`),
        },
      ]
    }
    return []
  })
}
const most = 40
const isAlike = (one: At, other: At): boolean => {
  const common = one.act.filter((word) => other.act.includes(word)).length
  const fewest = Math.min(one.act.length, other.act.length)
  return fewest === 0 ? one.act.length === other.act.length : common >= Math.min(2, fewest) && common / fewest >= 0.5
}
