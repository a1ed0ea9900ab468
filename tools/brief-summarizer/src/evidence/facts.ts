import type { DocumentText } from '@casewright/core'
import {
  anchorOf,
  type Caption,
  findDates,
  type Party,
  paperDate,
  readable,
  readJudges,
  type SeparateOpinion,
  type Span,
  separateOpinions,
} from '@casewright/law'
import type { Fact } from '../output.ts'

/** How many parties and dates are told: a list, not an inventory. */
const most = 6

/** What a document says of itself: court, docket numbers, parties and the first dates, each with its place. */
export function factsOf(
  document: DocumentText,
  caption: Caption,
  parties: readonly Party[],
  { id, ofCourt = false }: { id?: string | undefined; ofCourt?: boolean } = {},
): Fact[] {
  const at = (span: Span) => anchorOf(document, span, { document: id })
  const fact = (label: string, span: Span, value = readable(document.text.slice(span.start, span.end))): Fact => ({
    label,
    value,
    anchor: at(span),
  })
  const own = paperDate(document.text)
  const dates = findDates(document.text).filter((date) => date.valid && date.iso !== own?.iso)
  const judges = ofCourt ? readJudges(document.text) : []
  return [
    ...(caption.court ? [fact('Court', caption.court, courtOf(document, caption.court))] : []),
    ...caption.dockets.slice(0, 3).map((docket) => fact('Docket number', docket, docket.number)),
    ...judges.map((judge) => fact('Judge', judge, judge.name)),
    ...(ofCourt ? apart(document) : []).map((one) => fact(titleOf[one.kind], bylineAt(document, one), one.by)),
    ...(own ? [fact(own.label, own)] : []),
    ...parties.slice(0, most).map((party) => fact(labelOf(party), party, valueFor(party))),
    ...claimsOf(document.text).map((claim) => fact('Claim', claim)),
    ...distinct(dates, (date) => date.iso)
      .slice(0, own ? 2 : 3)
      .map((date) => fact('Date mentioned', date)),
  ]
}

/** Who wrote apart from the court: a reader must not take these words for the court's. */
const apart = (document: DocumentText): (SeparateOpinion & { by: string })[] =>
  separateOpinions(document).flatMap(({ by, ...one }) => (by ? [{ ...one, by: nameOf(by) }] : []))
const titleOf: Readonly<Record<SeparateOpinion['kind'], string>> = {
  dissent: 'Dissent',
  concurrence: 'Concurrence',
  partial: 'Concurrence and dissent in part',
}
/** 'MARSH' as 'Marsh'. */
const nameOf = (by: string): string =>
  /\p{Ll}/u.test(by) ? by : by.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
/** The first line of an opinion: who writes it, and how. */
function bylineAt({ text }: DocumentText, { start, end }: Span): Span {
  const line = /^\s*(?:[^\n.]|\.(?! \p{Lu}\p{Ll}))+/u.exec(text.slice(start, Math.min(end, start + 160)))?.[0] ?? ''
  const lead = line.length - line.trimStart().length
  return { start: start + lead, end: start + Math.max(lead + 1, line.trimEnd().length) }
}

/** A court as it is written; its name where the words of another column stand between its own. */
const courtOf = ({ text }: DocumentText, { start, end, name }: NonNullable<Caption['court']>): string => {
  const words = readable(text.slice(start, end))
  return /§| [)|] /.test(words) ? name : words
}

/** 'COUNT II - Conversion', 'FIRST CAUSE OF ACTION (Negligence)': each claim that a heading names. */
const ofClaim =
  /^(?:(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth) (?:claim|count|cause of action)\b|COUNT|Count|CLAIM|Claim|(?:\p{L}{5,8} )?(?:CAUSE OF ACTION|Cause of Action|CLAIM FOR RELIEF|Claim for Relief))(?: (?:[IVX]{1,5}|\d{1,2}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|ONE|TWO|THREE|FOUR|FIVE))?(?![\p{L}\d])/u
/** How long a claim is with the bracket that closes it; of one that is cut within a bracket, without that. */
const whole = (claim: string, next: string): number =>
  !claim.includes('(') || claim.includes(')')
    ? claim.length
    : next === ')'
      ? claim.length + 1
      : claim.slice(0, claim.indexOf('(')).trimEnd().length
const inBrackets = /^([ \t]{0,80}(?:\d{1,2}[ \t]+)?\()(\p{Lu}[^()\n]{3,120})/u
const below = (lines: readonly string[], at: number, start: number): Span[] => {
  const [, lead = '', words] = inBrackets.exec(lines[at + 1] ?? '') ?? []
  const named = words?.split(/ [-–—] (?:against|all)/i)[0]?.trimEnd()
  return named ? [{ start: start + lead.length, end: start + lead.length + named.length }] : []
}
const claimsOf = (text: string): Span[] => {
  const found: Span[] = []
  let start = 0
  const lines = text.split('\n')
  for (const [i, line] of lines.entries()) {
    const from = /^\s{0,80}(?:\d{1,2}\s{3,80})?/.exec(line)?.[0].length ?? 0
    const head = ofClaim.exec(line.slice(from, from + 40))?.[0]
    if (head !== undefined) {
      const rest = line.slice(from + head.length)
      const lead = /^[-–—:.( ]{0,5}(?:for )?/i.exec(rest)?.[0].length ?? 0
      const named = /^\p{Lu}(?:[^.)(]|\.(?=\d)|\((?!against|as to|all )){3,90}/u.exec(rest.slice(lead))?.[0].trimEnd()
      const at = start + from + head.length + lead
      const isSentence =
        /^(?:Plaintiffs?|Defendants?|Petitioners?|Respondents?|Paragraphs?|This|The)\b|\b(?:is|are|was|were|has|shall|will|may|must)\b/.test(
          named ?? '',
        )
      if (named && !isSentence) found.push({ start: at, end: at + whole(named, text.charAt(at + named.length)) })
      // 'FIRST CLAIM FOR RELIEF', and what it is for in brackets below.
      else if (/^\W*$/.test(rest)) found.push(...below(lines, i, start + line.length + 1))
    }
    start += line.length + 1
  }
  return found.slice(0, most)
}

/** In a caption a role says what a party is; in a preamble it is the word that the contract has for it. */
const labelOf = ({ from, role }: Party): string => (from === 'caption' ? (role ?? 'Party') : 'Party')

const valueFor = ({ from, role, name }: Party): string => (from === 'preamble' && role ? `${name} (“${role}”)` : name)

const distinct = <T>(items: readonly T[], key: (item: T) => unknown): T[] =>
  [...new Map(items.map((item) => [key(item), item] as const).reverse()).values()].reverse()
