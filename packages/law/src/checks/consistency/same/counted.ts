import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Sentence } from '../../../sentences/sentences.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { areWithin, isContent, phraseAfter, stemOf } from './words.ts'

/** A number of things. */
interface Counted extends Span {
  count: number
  /** 'five managers'. */
  shown: string
  head: string
  describes: readonly string[]
  /** 'The five managers': it was told of before. */
  definite: boolean
  /** It says how many there are: 'consists of', 'payable in', 'the … listed in'. */
  tells: boolean
  sentence: Sentence
}

const number = new RegExp(
  `(?<![\\w$€£.,/-])(?:(${numberWords})(?: \\((\\d{1,5})\\))?|(\\d{1,3}(?:,\\d{3})+|\\d{1,5}))(?= [\\p{L}])(?! (?:percent|dollars|million|thousand|hundred|and|or|to|of|p\\.m|a\\.m|U\\.S|C\\.F))`,
  'giu',
)
/** 'equal monthly installments': up to the first word in the plural, for one counts what is in the plural. */
const counted =
  /^(?: (?:equal|consecutive|successive|separate|individual|different))? ((?:[\p{L}’'-]{2,20} ){0,2}?)([\p{L}-]{2,20}[^s\W]s|men|women|people|children)\b/iu
/** Measures of time and of paper, and what a document has any number of. */
const measure =
  /^(?:hour|day|week|month|year|minute|quarter|business|calendar|working|consecutive|times?|percent|dollar|cents?|foot|feet|mile|page|copy|copies|counterpart|original|section|article|exhibit|annum|party|parties|way|street|avenue|road|suite|floor|o.clock|time|fold|half|third|notice|instance|occasion|case|reason|piece|kind|side|thing|u.s|usc|cfr|pound|gallon|inch|acre|point|basis|degree)s?$/i
const isMonth = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
const theBefore =
  /\b(?:the|these|those|said|all(?: of the)?|such)(?: (?:first|last|next|remaining|other|same|following))? ?$/i
const ofSome = /\b(?:first|last|next|remaining|other|additional|more|following|previous|any|of|each|every)\b/i
const telling =
  /\b(?:(?:consists? of|made up of|composed of|comprises?|there (?:are|shall be|will be)|shall have|has|have|of|payable in|paid in|repay(?:able)? in|in|listed)|(?:grants?|sells?|buys?|delivers?|delivery of|accepts?|purchases?|issues?|assigns?|licenses?|employs?|appoints?|elects?)(?: [\w’']{1,20}){0,3}) (?:the |up to |a total of |exactly )?$/i
const cases =
  /\b(?:if|unless|except|additional|further|at least|up to|not more than|no more than|more than|fewer|less than|minimum|maximum|approximately|about|each|every|per|any|another|other|remaining|first|last|next|initial|increas\w{1,3}|reduc\w{1,4}|option|optional|renewal|vacan\w{1,4}|majority|quorum|within|after|before|example)\b/i

const countsIn = once((document): readonly Counted[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  return document.sentences.flatMap((sentence) => {
    if (sentence.contents || sentence.end - sentence.start > 900) return []
    const text = words.slice(sentence.start, sentence.end)
    return [...text.matchAll(number)].flatMap((found): Counted[] => {
      const [all, written = '', doubled, digits] = found
      const count = Number((doubled ?? digits ?? '').replaceAll(',', '')) || (valueOfWords(written) ?? 0)
      const rest = text.slice(found.index + all.length)
      const [, before = '', things = ''] = counted.exec(rest) ?? []
      const phrase = things ? phraseAfter(`${before}${things}`) : null
      if (!phrase || count < 2 || measure.test(`${before}${things}`.split(' ')[0] ?? '') || isMonth.test(things))
        return []
      if (measure.test(things) || measure.test(stemOf(things)) || !isContent(phrase.head)) return []
      const lead = text.slice(Math.max(0, found.index - 60), found.index)
      const definite =
        theBefore.test(lead) && !ofSome.test(theBefore.exec(lead)?.[0].replace(/\ball of the\b/i, '') ?? '')
      const around = `${lead.replace(/^.*[;:.]/, '')} ${rest.slice(0, 30).split(',', 1)[0]}`.replace(
        /\b(?:after|of) the (?:last|first)\b/gi,
        ' ',
      )
      return [
        {
          start: sentence.start + found.index,
          end: sentence.start + found.index + all.length,
          count,
          shown: `${all} ${phrase.shown}`,
          head: phrase.head,
          describes: phrase.describes,
          definite,
          tells: telling.test(lead) && !(definite ? /\b(?:up to|at least)\b/i : cases).test(around),
          sentence,
        },
      ]
    })
  })
})

const isLike = (one: Counted, other: Counted): boolean =>
  one.head === other.head && (areWithin(one.describes, other.describes) || areWithin(other.describes, one.describes))

/** 'The seven managers' where the paper has five: a number that is spoken of as known, and is another than the one that was told. */
export const countedOtherwise = (document: CheckedDocument): Contradiction[] => {
  const all = countsIn(document)
  return all.flatMap((one): Contradiction[] => {
    if (!one.definite) return []
    const like = all.filter((other) => other !== one && isLike(one, other))
    const [told, another] = [...new Map(like.map((other) => [other.count, other])).values()]
    // It is told somewhere, or several numbers are.
    if (!told || another || told.count === one.count || !told.tells || told.sentence === one.sentence) return []
    const [early, late] = one.start < told.start ? [one, told] : [told, one]
    return [{ places: [early, late], message: bothSay(document, early, early.shown, late, late.shown) }]
  })
}
