import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'

/** Something left to fill in. */
export interface Blank extends Span {
  /**
   * `rule`: a line to write on. `bracket`: words in brackets to be replaced. `template`: the mark of a form.
   * `open`: words that leave it open, such as TBD. `redacted`: taken out on purpose.
   */
  kind: 'rule' | 'bracket' | 'template' | 'open' | 'redacted'
  /** As written, without brackets: what is asked for. Empty where nothing is said. */
  asks: string
}

const rule = /_{3,}(?:[ \t/]{0,3}_{2,}){0,12}/g
const bracket = /\[([^[\]\n]{0,80})\]/g
const template =
  /\{\{\s?([^{}\n]{1,60}?)\s?\}\}|<<\s?([^<>\n]{1,60}?)\s?>>|«\s?([^«»\n]{1,60}?)\s?»|\$?\{(\p{L}[^{}]{1,300})\}/gu
const open =
  /\b(?:TBD|TBA|TBC|to be (?:inserted|(?:determined|confirmed|agreed upon)(?! (?:by|in|under|pursuant|as|based|at|from|on|between)\b))|X{2,4}\/X{2,4}\/X{2,4}|X{4,}|\$X[X,.]{2,}|20[xX]{2}|20_{2,})(?![\w])/g

// '[.]' and '[…]' are a writer's own, in a quotation.
const bullets = /^(?:[\s●•○■*_-]*|\.{4,})$/u
const asksFor =
  /^(?:insert|name|names|date|amount|address|number|enter|identify|specify|describe|fill|list|select|choose|state|city|county|title|tbd|to be|your|month|day|year|email|phone|signature|if applicable|x{2,})\b/i
/** Roles, with a capital: '[the tenant]' and '[tenant]' are supplied in quotations. */
const roleAsked =
  /^(?:Company|Party|Client|Customer|Employee|Employer|Tenant|Landlord|Buyer|Seller|Purchaser|Provider|Supplier|Vendor|Consultant|Contractor|Licensor|Licensee|Lessor|Lessee|Lender|Borrower|Executor|Trustee|Effective Date|Agreement|Entity|Individual|Position)\b/
/** In capitals, wherever it stands: 'PARTY NAME', 'EFFECTIVE DATE'. */
const namesAsked =
  /\b(?:NAME|DATE|AMOUNT|ADDRESS|PARTY|COMPANY|CLIENT|STATE|TITLE|NUMBER|COURT|COUNTY|DESCRIPTION|PRICE)S?\b/
// '[t]he', '[sic]', '[2019]', '[1]', '[¶ 12]' and '[emphasis added]' are the writer's own brackets.
const notBlank =
  /^(?:signature page|remainder|intentionally|sic|citation|citations|internal|emphasis|footnote|ellipsis|\d{1,4}|¶.{0,12}|\p{L}{1,3}|see|id\.?|the|a|an|ecf|dkt|doc)\b/iu

/** Every blank of a document, in order. Rules and dots of a table of contents are none. */
export function findBlanks(source: Source): Blank[] {
  const { prose } = layoutOf(source)
  const found: Blank[] = []
  const add = (match: RegExpExecArray, kind: Blank['kind'], asks: string) =>
    found.push({ kind, asks: asks.trim(), start: match.index, end: match.index + match[0].length })
  for (const match of prose.matchAll(bracket)) {
    const words = (match[1] ?? '').trim()
    if (/^\*(?:[\s*]*\*)?$/.test(words) || /^redacted$/i.test(words)) add(match, 'redacted', '')
    else if (bullets.test(words) || /_{2}/.test(words)) add(match, 'bracket', '')
    else if (!notBlank.test(words) && (asksFor.test(words) || roleAsked.test(words) || namesAsked.test(words)))
      add(match, 'bracket', words)
  }
  for (const match of prose.matchAll(template)) add(match, 'template', match.slice(1).find(Boolean) ?? '')
  for (const match of prose.matchAll(open)) add(match, 'open', match[0])
  for (const match of prose.matchAll(rule)) if (!isRuler(prose, match)) add(match, 'rule', '')
  return withoutNested(found.sort((one, other) => one.start - other.start || other.end - one.end))
}

/** A line of underscores alone parts a page, or has its words beneath; a long one is drawn, not written on. */
const isRuler = (prose: string, match: RegExpExecArray): boolean => {
  const end = match.index + match[0].length
  const alone =
    /(?:^|[\n\f])[ \t]*$/.test(prose.slice(Math.max(0, match.index - 40), match.index)) &&
    /^[ \t]*(?:[\r\n\f]|$)/.test(prose.slice(end, end + 40))
  return alone && match[0].length > 45
}

/** '[____]' is one blank. */
const withoutNested = (blanks: readonly Blank[]): Blank[] => {
  let reach = -1
  return blanks.filter(({ start, end }) => {
    if (start < reach) return false
    reach = end
    return true
  })
}
