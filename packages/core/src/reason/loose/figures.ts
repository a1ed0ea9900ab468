import { measuresIn } from '../measures.ts'
import { datesIn } from './dates.ts'
import { outermost, type Span } from './span.ts'

const others = [
  /\b\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?/gi,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\bQ[1-4](?: (?:of )?(?:19|20)\d\d)?\b/g,
  /\b(?:noon|midnight|fortnight|yesterday|tomorrow|last (?:night|week|month|year|spring|summer|fall|autumn|winter))\b/gi,
  /\b(?:(?:early|mid|late)[- ])?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|(?:1[6-9]|20)?\d0s)\b/gi,
  /\b(?:a|the) (?:couple|score|dozen|trio|gross) of [a-z]+/gi,
  /\b(?:half|quarter) (?:past|to) [a-z]+\b|\b[a-z]+ o'clock\b/gi,
  /\b(?:(?:several|a few|many|some) (?:dozen|hundred|thousand|million|billion)|dozens|scores|hundreds|thousands|millions|billions)(?: (?:thousand|million|billion))?(?: of [a-z]+| [a-z]+)?/gi,
  /\b(?:a )?(?:half|quarter) of an? (?:hundred|thousand|million|billion)(?: [a-z]+)?/gi,
  /\b(?:doubled|tripled|trebled|quadrupled|halved|(?:two|three|four|five|six|ten)fold)\b/gi,
  /\b[a-z]+ (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)\b/gi,
  /\b(?:third(?!-| part)|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,3}(?:th|rd))(?= [a-z])/g,
]

/** Amounts, dates, shares and counts of a plain text, in digits and in words. A lone 'one' counts nothing. */
export function figuresIn(text: string): Span[] {
  const dates = [
    ...datesIn(text).map((date) => unpointed(text, date)),
    ...others.flatMap((pattern) => [...text.matchAll(pattern)].map(spanOf)),
  ]
  const measures = measuresIn(text).filter(
    (measure) =>
      !(measure.key.startsWith('plain:') && measure.value <= 1) &&
      !isEnumerator(text, measure) &&
      !dates.some(({ start, end }) => start < measure.end && measure.start < end),
  )
  return outermost([...dates, ...measures.map((measure) => withNoun(text, measure))])
}

const spanOf = (found: RegExpExecArray): Span => ({ start: found.index, end: found.index + found[0].length })
/** The point of a sentence is no part of its date. */
const unpointed = (text: string, { start, end }: Span): Span => ({ start, end: text[end - 1] === '.' ? end - 1 : end })

/** '(2)' and a leading '2.' number a list. */
const isEnumerator = (text: string, { start, end }: Span): boolean =>
  (text[start - 1] === '(' && text[end] === ')' && end - start <= 2) ||
  (start === 0 && end <= 2 && /^[.)] /.test(text.slice(end, end + 2)))

/** A number alone says little to a reader: what it counts is shown with it. */
function withNoun(text: string, { key, start, end }: Span & { key: string }): Span {
  if (!key.startsWith('plain:') || /\d{4}$/.test(text.slice(start, end))) return { start, end }
  const noun =
    /^ (?!(?:the|and|or|to|in|is|was|are|were|at|by|on|for|of|from|with|as|that|which)\b)\p{Ll}[\p{L}'-]{2,20}/u.exec(
      text.slice(end, end + 30),
    )?.[0] ?? ''
  return { start, end: end + noun.length }
}
