import type { Span } from '../../../span/span.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'
import { type Quantity, quantitiesOf } from '../support/quantities.ts'
import { sentenceAt } from '../support/stretches.ts'

/** A quantity with the words that name it. The span takes in both. */
export interface Labeled extends Span {
  /** In small letters, without what describes it: 'base salary'. */
  label: string
  value: number
  unit: Quantity['unit']
  /** It is a term that the paper defines by this quantity. */
  defines: boolean
  /** What it is of, where that is said: 'shares'. */
  of: string
  /** Nothing beside it says that it is of another time, thing or case. */
  plain: boolean
}

/** Names of what a paper has one of. */
const singular =
  'purchase price|contract (?:price|sum|amount)|sale price|principal (?:amount|sum)|base salary|settlement (?:amount|sum|payment)|security deposit|monthly (?:base )?rent|monthly (?:service |management |subscription )?fee|earnest money|late (?:fee|charge)|hourly rate|royalty(?: rate)?|commission|interest rate|proportionate share|pro rata share|contingen(?:t|cy) fee|total liability|aggregate liability|maximum liability|option price|exercise price|license fee|retainer'
const term = "(?:[A-Z][\\w’'-]{1,20} ){0,3}[A-Z][\\w’'-]{1,20}"
const link =
  '(?:\\s?[:–—-]\\s?|\\s?[.…_]{4,90}\\s?|\\s?\\|\\s?|\\s?\\(\\s?|\\s(?:is|are|of|equals|equal to|means|at|shall be|will be|shall mean|in the (?:amount|sum) of|shall not exceed|will not exceed|exceeds?|shall be equal to)\\s)'
/** 'for the Shares', 'of either party': the thing that a name is of. */
const ofThing =
  '(?: (?:of|for|payable by|payable for|under) (?:(?:the|this|a|an|its|each|either|any) )?([A-Za-z]{3,20}))?'
const describing = '(?:(?:annual|original|aggregate|total|initial|stated|the|a|an|amount of|rate of)\\s){0,2}'
const named = new RegExp(`\\b(${singular})${ofThing}${link}${describing}$`, 'i')
const namedTerm = new RegExp(`(?:^|[\\s(“"‘'])(${term})[”"’']?${link}${describing}$`)
const defined = new RegExp(
  `^\\s?(?:(?:as|for) [a-z ]{3,30})?\\(\\s?(?:the|such amount,? the|collectively,? the|hereinafter,? the)?\\s?[“"‘'](${term})[”"’']\\s?\\)`,
  'i',
)

/** Of another time, thing or case. */
const elsewhere =
  /\b(?:balance|half|portion|part|remain\w{1,4}|less|plus|increas\w{1,3}|reduc\w{1,4}|decreas\w{1,3}|adjust\w{0,5}|renewal|exten\w{1,5}|first|second|third|fourth|next|following|subsequent|years?|months?|weeks?|pets?|as well|each|per|minimum|maximum|additional|excess|above|below|before|after|during|until|through|if|unless|default|except|event|installment|discount\w{0,3}|deferred|prior|previous|current|former|upon|option|amended|from|instead|rather|example|up to|over|under|between|breach|confidential\w{0,5}|travel|holdback|cooperating|listing|another|other|elsewhere|outside)\b/i

/** 'The earnest money of $5,000' is the one that the paper has, in whatever case it is paid; but for another of its kind. */
const ofOneSum = /(?:price|deposit|amount|sum|money)$/i
const theOne = /\bthe [a-z ]{4,30} of [^.;$€£\d]{0,30}$/i
const ofItsKind =
  /\b(?:balance|half|portion|part|remain\w{1,4}|less|increas\w{1,3}|reduc\w{1,4}|decreas\w{1,3}|adjust\w{0,5}|renewal|exten\w{1,5}|first|second|third|fourth|next|subsequent|years?|months?|weeks?|pets?|as well|for an?|each|every|per|minimum|maximum|additional|further|excess|installment|discount\w{0,3}|deferred|prior|previous|former|amended|instead|rather|example|new|different|another|other|phase|listing)\b/i

/** 'Per year' says how it is counted, and of no other year. */
const perTime =
  /\b(?:on|by|before) the (?:first|fifth|\d{1,2}(?:st|nd|rd|th))\b(?: day)?(?: of (?:each|the|every) (?:calendar )?month)?|\b(?:per|a|each) (?:year|month|annum|hour|occurrence)\b/gi

const inNoEvent = /\bin no event\b|\b(?:either|each|any) party\b/gi

/** What a charge for lateness says by its nature. */
const whenLate = /\bif [^,;.]{0,60}\b(?:late|paid|received|unpaid|overdue)\b/gi
/** One of several: 'Term Loan B', 'Phase 2'. */
const ofSeveral =
  /\b(?!Exhibit|Schedule|Section|Article|Attachment|Annex|Appendix)[A-Z][a-z]{2,14} (?:[A-Z]|\d{1,2}|I{1,3})\b(?![.\w])/

/** One of several places, each with figures of its own. */
const ofPlace = /\b(?:Suite|Unit|Apartment|Apt\.|Lot|Building|Room|Space|Parcel|Site|Store) #?[\dA-Z]/

const bare = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|this|such|said|its|annual|original|initial|total|aggregate) /, '')
    .replace(/^(?:the|a|an|annual|original|initial|total|aggregate) /, '')

const anyone = /^(?:party|parties|agreement|contract|lease|note|paper|services|sale|paid|payable)$/i
const thingOf = (word: string | undefined): string => (word && !anyone.test(word) ? word.toLowerCase() : '')

/** The words before a figure in its sentence, or the label on the line above where it stands alone. */
const leadOf = (words: string, at: number, sentence: number): string => {
  const line = words.slice(Math.max(words.lastIndexOf('\n', at - 1) + 1, at - 110), at)
  // Points that lead to a figure end no sentence.
  if (/[.…_]{4}[^\p{L}\p{N}]{0,90}$/u.test(line)) return line.replace(/\s/g, ' ')
  const own = words.slice(Math.max(Math.min(sentence, at), at - 110), at)
  if (own.trim() !== '') return own.replace(/\s/g, ' ')
  const above = words.slice(Math.max(0, at - 90), at).trimEnd()
  return above.endsWith(':') ? `${above.slice(above.lastIndexOf('\n') + 1)} ` : ''
}

const scale = /^(?:hundred|thousand|million|billion|dollars|u\.?s\.?)$/i

/** Every quantity that the words before or behind it name. */
export const labelsOf = once((document): readonly Labeled[] => {
  const words = ownPages(document)
  return quantitiesOf(document).flatMap((one): Labeled[] => {
    const lead = leadOf(words, one.start, sentenceAt(document, one.start)?.start ?? 0)
    const tail = words.slice(one.end, one.end + 90).replace(/\s/g, ' ')
    const behind = defined.exec(tail)?.[1]
    const ahead = named.exec(lead) ?? namedTerm.exec(lead)
    const label = behind ?? ahead?.[1]
    const of = thingOf(behind ? undefined : ahead?.[2])
    // A share of the taxes is no share of the rest.
    if (of && !/(?:price|liability)$/i.test(label ?? '')) return []
    if (!label || /^\W{0,2}(?:million|billion)/i.test(tail) || scale.test(label)) return []
    // What the words state is another thing of what they name last: 'the capital of the Company shall be'.
    if (!behind && /\bof(?: the)?\W{0,2}$/i.test(lead.slice(0, lead.lastIndexOf(label)))) return []
    const from = behind ? one.start : one.start - (lead.length - (ahead?.index ?? 0))
    const to = behind ? one.end + (defined.exec(tail)?.[0].length ?? 0) : one.end
    const clause = clauseAround(words, from, to)
    return [
      {
        start: Math.max(from, 0) + (/^[\s(“"‘']*/.exec(words.slice(Math.max(from, 0), to))?.[0].length ?? 0),
        end: to,
        label: bare(label),
        value: one.value,
        unit: one.unit,
        of,
        defines: behind !== undefined || /[“"]/.test(ahead?.[0] ?? ''),
        plain:
          behind !== undefined
            ? !/\b(?:additional|adjust\w{0,5}|increas\w{1,3})\b/i.test(clause)
            : !(ofOneSum.test(label) && theOne.test(lead) ? ofItsKind : elsewhere).test(
                clause.replace(label, ' ').replace(inNoEvent, ' ').replace(perTime, ' ').replace(whenLate, ' '),
              ) &&
              !ofSeveral.test(clause) &&
              !ofPlace.test(clause),
      },
    ]
  })
})

/** The words beside a place within its clause: back and on to a stop, a semicolon or the end of the line. */
const clauseAround = (words: string, from: number, to: number): string => {
  const before = words.slice(Math.max(0, from - 90), from)
  const after = words.slice(to, to + 60)
  const back = Math.max(...['. ', ';', '\n'].map((stop) => before.lastIndexOf(stop)))
  const on = Math.min(...['. ', ';', '\n'].map((stop) => after.indexOf(stop)).map((at) => (at < 0 ? after.length : at)))
  return `${before.slice(back + 1)} ${after.slice(0, on)}`
}
