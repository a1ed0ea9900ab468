import { nameBefore } from './names.ts'
import type { Span } from './span.ts'
import { isCapital, type Token } from './tokens.ts'

const number = String.raw`(?:\d[\w:-]*(?:\.\d[\w:-]*)*|[IVXLC]{1,7}\b)(?:\(\w{1,5}\)){0,6}`
const headed = String.raw`\b(?:sections?|secs?\.?|sects?\.|subsections?|articles?|arts?\.|rules?|chapters?|ch\.|titles?|canons?|amends?\.|amendments?|paragraphs?|paras?\.|clauses?|regulations?|parts?|pts?\.|divisions?|schedules?)`
const several = `(?:,? (?:and|or|to|through|,) ?${number}){0,6}`

/** '§ 99999', 'Section 4(A)', 'Rules 12 and 56', 'Article IX': a sign or a word, and a number. */
const provision = new RegExp(String.raw`(?:§{1,2} ?|${headed} (?:No\. ?)?)${number}${several}`, 'gi')
/** 'Fourth Amendment', 'the Thirty-Third Amendment'. */
const amendment = /\b[A-Z][a-z]+(?:-[A-Za-z]+)? Amendment\b/g

const docket = [
  /\b(?:(?:Case|Docket|Index|Cause|Appeal|Application|Opinion|Bulletin|Release|Order|Notice|Ruling|Resolution|Advisory Opinion|Formal Opinion) )?Nos?\. ?[\w:./-]{0,40}\d[\w:./-]{0,40}/g,
  /\b(?:Case|Docket|Index|Cause|Civil Action|Civ\. A\.|Op\.|Opinion|Executive Order|Proclamation|Ordinance|Public Law|Pub\. L\.|Directive|Rev\. Rul\.|Revenue Ruling|Rev\. Proc\.|Revenue Procedure|PLR|Treas\. Reg\.|H\.R\.|S\.B\.|A\.B\.|H\.B\.|House Bill|Senate Bill|Assembly Bill|Local Law|Formal Op\.|Ethics Op\.|Release) (?:Nos?\. ?)?[\w:./-]{0,40}\d[\w:./-]{0,40}/g,
  /\b\d{1,2}(?::\d{2})?-(?:cv|cr|md|mc|bk|ap|civ|cp|po|mj|crim)-\d{2,6}\b/gi,
  /\b(?:19|20)\d\d[ -](?:[A-Z]{2,5}|Ohio|Ill|Vt|Wyo|Mont|Okla|Ark|Utah|Guam)(?: App)?(?: \(\d\w{1,2}\))?[ -]\d{1,7}(?:-U)?\b/g,
  /\bOp(?:inion)?s?\.? (?:of the )?Att(?:orne)?'?y\.? Gen(?:eral|\.)(?: (?:No\. )?[\d-]+)?/gi,
  /\bAttorney General(?:'s)? Opinion(?: (?:No\. )?[\w-]*\d[\w-]*)?/g,
  /\b(?:docket|case|cause|index|appeal)(?: (?:no\.?|number))? [A-Z]{0,4}-?\d[\w:./-]{0,40}/gi,
  /\b[A-Z]{1,4}-\d{2,}-\d{2,}\w*/g,
  /\bRegulation [A-Z]{1,2}\b/g,
  /\b(?:Exhibits?|Exs?\.|Appendix|App'x|Annex|Attachment|Addendum|Tab|Schedule) (?:No\. ?)?(?:[A-Z]{1,2}|\d{1,4})(?:-\d{1,3})?\b/g,
  /\b(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Federal|D\.C\.) Circuit\b/g,
  /\bSupreme Court of (?!the United States)[A-Z][a-z]+(?: [A-Z][a-z]+)?/g,
]
/** Works that are cited by their names. */
const works =
  /\b(?:Restatement(?: \([A-Z]\w+\))?(?: of(?: the)? [A-Z]\w+(?: [A-Z]\w+)?)?|Am\. ?Jur\.(?: ?2d)?|C\.J\.S\.|A\.L\.R\.\w*|Black's Law Dictionary|Wright (?:&|and) Miller|Model Penal Code|Uniform [A-Z]\w+(?: [A-Z]\w+){0,4}|Moore's Federal Practice|Witkin|[A-Z][a-z]+ on (?:the )?[A-Z][a-z]+(?: [A-Z][a-z]+)?)/g
/** References back: nothing of a model's answer stands before them that they could mean. */
const back = /\b(?:Id\.|Ibid\.?|supra\b|infra\b|op\. cit\.|slip op\.?)(?:,? (?:at|note|n\.) ?\d[\d-]*)?/gi

const named =
  /^(?:Act|Code|Codes|Statute|Statutes|Ordinance|Treaty|Convention|Constitution|Guidelines|Restatement|Doctrine|Digest|Rev|Stat|Ann|Law|Laws|Rules|Regulations|Register|Reg|Regs|P|Evid|Proc|Civ|Crim|App)$/
const beforeNumber = /(?:§{1,2} ?)?\d[\w:.-]*(?:\(\w{1,5}\)){0,6}/y

/** 'the Fair Lending Act of 1999', 'Labor Code 99999', 'Fed. R. Civ. P. 99': a law by its name, with its number. */
function namedLaws(text: string, tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at): Span[] => {
    if (!named.test(token.core) || !isCapital(token)) return []
    const first = tokens[nameBefore(tokens, at)] as Token
    beforeNumber.lastIndex = token.end + (text[token.end] === '.' ? 2 : 1)
    const section = text[beforeNumber.lastIndex - 1] === ' ' ? beforeNumber.exec(text)?.[0] : undefined
    const of = / of (?:1[6-9]|20)\d\d\b/y
    of.lastIndex = token.end
    const year = of.exec(text)?.[0]
    if (first === token && section === undefined && year === undefined) return []
    const end = section ? beforeNumber.lastIndex : token.end + (year?.length ?? 0)
    return [{ start: first.start, end: Math.max(end, token.end) }]
  })
}

/** 'Varghese, supra, at 12'. */
function withName(tokens: readonly Token[], { start, end }: Span): Span {
  const at = tokens.findIndex((token) => token.start >= start)
  const first = at > 0 && (tokens[at - 1] as Token).tail === ',' ? tokens[nameBefore(tokens, at)] : undefined
  return { start: Math.min(start, first?.start ?? start), end }
}

const ofLaw = /,? (?:of|under|to|in) (?:the |Title )?/y

/** A section with the law that it is of, before it or behind it. */
function withLaw(text: string, tokens: readonly Token[], { start, end }: Span): Span {
  const at = tokens.findIndex((token) => token.start >= start)
  const first = at > 0 ? tokens[nameBefore(tokens, at)] : undefined
  ofLaw.lastIndex = end
  const joint = ofLaw.exec(text)?.[0]
  const next = joint ? tokens.findIndex((token) => token.start >= end + joint.length) : -1
  let last = end
  for (let index = next; index >= 0 && index < tokens.length && index < next + 8; index++) {
    const token = tokens[index] as Token
    if (!isCapital(token) && !/^(?:of|and|the|for|on|\d+)$/.test(token.core)) break
    if (isCapital(token) || /^\d/.test(token.core)) last = token.end
    if (token.tail !== '') break
  }
  return { start: Math.min(start, first?.start ?? start), end: last }
}

/** Sections, rules, acts, dockets and works by their names: whatever a lawyer would take for an authority. */
export function provisions(text: string, tokens: readonly Token[]): Span[] {
  const of = (pattern: RegExp): Span[] =>
    [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].trimEnd().length }))
  return [
    ...of(provision).map((span) => withLaw(text, tokens, span)),
    ...of(amendment),
    ...docket.flatMap(of),
    ...of(works),
    ...of(back).map((span) => withName(tokens, span)),
    ...namedLaws(text, tokens),
  ]
}
