import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'

/** What makes a figure one of another time, thing or case than the next. */
const ofCase =
  /\b(?:if|unless|except|excluding|other than|event|case|provided|notwithstanding|instead|rather|otherwise|alternatively|whichever|lesser|greater|lower|higher|sooner|later of|earlier of|minimum|maximum|additional\w{0,2}|further|extra|increas\w{1,3}|reduc\w{1,4}|decreas\w{1,3}|adjust\w{0,5}|amend\w{0,4}|escalat\w{1,4}|initial|first|second|third|fourth|fifth|next|last|final|remain\w{1,4}|balance|half|portion|part|installments?|prorat\w{1,3}|thereafter|subsequent\w{0,2}|prior year|previous|former|renewal|renewed|extended|extension|holdover|holding over|default|breach|failure to \w{2,12}|non-?payment|late|overdue|past due|delinquent|emergency|discount\w{0,3}|example|estimat\w{1,3}|approximately|about|target|optional|upgrade|overtime|weekend|holiday|before|above|below|between|excess|each additional|for each|less|plus|credit\w{0,3}|one-time|another|different|new|old|original|current|year \d|month \d|phase|tier|level|option [a-z]|tranche|series|pets?|elsewhere|outside|online|cooperating|listing|travel|(?:months?|years?|weeks?|quarters?) \d{1,3})\b/gi

/** Turns of phrase that make no case of their own. */
const harmless =
  /\bunless (?:it is |the parties |otherwise |earlier |sooner ){0,2}(?:ended|terminated|agreed|renewed|extended|canceled|provided|stated)\b(?: (?:earlier|sooner|otherwise|under|in accordance with|pursuant to|as)\b[^,.;]{0,60})?|\bin no (?:event|case)\b|\bexcept as (?:otherwise )?(?:provided|stated|set forth|required by law)\b[^,.;]{0,60}|\bat least\b|\bnot? less than\b|\bin advance\b|\bless (?:any |all |the |its |only )?(?:(?:lawful|permitted|proper|allowed|itemized|authorized) )?deductions?\b|\bon or before\b|\bthe (?:first|last|\d{1,2}(?:st|nd|rd|th)) (?:day )?of (?:each|every|the) \w{4,8}\b|\bless than\b|\bwhat (?:remains|is left)\b|\b(?:rest|balance|remainder|remaining (?:balance|portion|part)) of (?:the |Tenant['’]s )?(?:security )?deposit\b/gi

/** The words of the clause around a place: to a semicolon or the ends of its sentence, and of a row to the ends of its line. */
export const clauseOf = (
  document: CheckedDocument,
  sentence: Sentence,
  { start, end }: { start: number; end: number },
): { lead: string; rest: string; from: number } => {
  const words = ownPages(document)
  const line = words.lastIndexOf('\n', start - 1) + 1
  const own = words.slice(line, start)
  // Points that lead to a figure, or a label with a colon, end no sentence and begin no other.
  const isRow = /[.…_]{4}|\S {3,}|\||\t|:\s*$/.test(own)
  const first = Math.max(isRow ? line : sentence.start, start - 260)
  const lead = words.slice(Math.min(first, start), start)
  const nextLine = words.indexOf('\n', end)
  const last = Math.min(isRow && nextLine >= 0 ? nextLine : Math.max(sentence.end, end), end + 220)
  const rest = words.slice(end, last)
  const back = Math.max(lead.lastIndexOf(';'), lead.search(/\([a-z]\)\s[^()]*$/))
  const on = rest.search(/;|\s\([b-z]\)\s/)
  const from = first + back + 1
  return {
    lead: lead.slice(back + 1).replace(/\s/g, ' '),
    rest: (on < 0 ? rest : rest.slice(0, on)).replace(/\s/g, ' '),
    from,
  }
}

/** The words of a clause that may make it a case of its own, in small letters and each once. */
export const casesIn = (clause: string): string[] => [
  ...new Set([...clause.replace(harmless, ' ').matchAll(ofCase)].map(([one]) => one.toLowerCase())),
]

const kept = /^(?:Section|Article|Exhibit|Schedule|Attachment|Annex|Appendix|Paragraph|Clause|Addendum|Part|Page)$/
/** 'Suite 410', 'Term Loan B', 'Phase 2': one of several. */
export const labelsIn = (clause: string): string =>
  [...clause.matchAll(/\b(\p{Lu}\p{Ll}{2,14}) #?(?:\d{1,4}|[A-Z]|I{1,3})\b(?![.\w’'])/gu)]
    .flatMap(([all, word = '']) => (kept.test(word) ? [] : [all.toLowerCase()]))
    .toSorted()
    .join(' ')

const inSmallLetters = once(({ text }) => text.toLowerCase())

/** 'For a pet', 'to the cooperating broker': somebody or something that no other clause speaks of. */
export const strangersIn = (document: CheckedDocument, clause: string): string[] =>
  [
    ...clause.matchAll(/\b(?:[Ff]or (?:an?|each|any)|[Tt]o (?:an?|the|each|any)) ((?:\p{L}{2,20} ){0,2}\p{L}{3,20})/gu),
  ].flatMap(([, name = '']) => {
    const head = name.split(' ').at(-1) ?? ''
    const all = inSmallLetters(document)
    const first = all.indexOf(head.toLowerCase())
    return first >= 0 && all.indexOf(head.toLowerCase(), first + head.length) < 0 ? [head] : []
  })
