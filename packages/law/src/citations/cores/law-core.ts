import type { Code } from '../codes/code.ts'
import { isDigit, skipGap } from '../read/characters.ts'
import type { Division, LawCore } from './core.ts'
import { endsOf, sectionEnd, subsectionsEnd } from './section.ts'

/** What a citation names before its sections. */
export interface LawHead {
  start: number
  code: Pick<Code, 'id' | 'kind' | 'abbreviation' | 'bare'>
  /** The code's name as written. */
  named: { start: number; end: number }
  subject: string | null
  title: string | null
}

const publisher = /,?\s{0,4}\((?:West|Deering|McKinney|Lexis|LexisNexis|Vernon|Consol\.)[^()]{0,20}\)/y
const division =
  /,?\s{0,20}(tit(?:\.|le)|c(?:\.|h\.|hap\.|hapter|h(?=\s))|arts?(?:\.|icles?)?|pts?\.|[Pp]arts?|subpt\.|subch\.|subtit\.|amends?\.|rule|r\.|reg\.|[Nn]o\.|[Nn]umber|div\.|app\.)\s{0,20}((?:\d[\dA-Za-z]*(?:[-–.:](?:\d[\dA-Za-z]*|[A-Z](?![A-Za-z]))){0,4}|[IVXLC]{1,6}(?:-[A-Z])?(?![a-z]))(?:\([a-zA-Z0-9]{1,3}\))*)/iy
const marker = /,?\s{0,20}(§{1,2}|[Ss]ections?\b|[Ss]ecs?\b\.?|SECTIONS?\b|[Ss]s?\.|¶)\s{0,20}/y

const kinds: Record<string, string> = {
  tit: 'title',
  c: 'chapter',
  ch: 'chapter',
  chap: 'chapter',
  art: 'article',
  arts: 'article',
  articles: 'article',
  pt: 'part',
  pts: 'part',
  parts: 'part',
  amend: 'amendment',
  amends: 'amendment',
  r: 'rule',
  reg: 'rule',
  no: 'number',
  subpt: 'subpart',
  subch: 'subchapter',
  subtit: 'subtitle',
  div: 'division',
  app: 'appendix',
}

/** Of a law that goes by its number, 'Pub. L. 104-1': not the laws of a session, by year and chapter. */
export const isNumberedLaw = (id: string): boolean => /-law(?:\/|$)/.test(id)

/** Reads the parts and sections after the name of a code. `null` where no part and no section follows. */
export const lawCoreAfter = (text: string, head: LawHead, from: number): LawCore | null => {
  let i = from
  publisher.lastIndex = i
  if (publisher.test(text)) i = publisher.lastIndex
  const divisions: Division[] = []
  let end = -1
  for (let count = 0; count < 4 && !isNumberedLaw(head.code.id); count++) {
    division.lastIndex = i
    const found = division.exec(text)
    if (!found) break
    const [, word = '', number = ''] = found
    const kind = word.toLowerCase().replace('.', '')
    divisions.push({ kind: kinds[kind] ?? kind, number })
    i = division.lastIndex
    end = i
  }
  if (isNumberedLaw(head.code.id)) {
    lawNumber.lastIndex = i
    const number = lawNumber.exec(text)?.[1]
    if (!number) return null
    divisions.push({ kind: 'number', number })
    i = lawNumber.lastIndex
    end = i
  }
  act.lastIndex = i
  const inAct = head.code.id === 'il-code' ? act.exec(text)?.[1] : undefined
  if (inAct) {
    divisions.push({ kind: 'act', number: inAct })
    i = act.lastIndex
  }
  marker.lastIndex = i
  const marked = marker.exec(text)
  const plural = marked !== null && /§§|ss?\.?$|tions$/i.test(marked[1] ?? '') && !/^s\.$/i.test(marked[1] ?? '')
  let at = marked ? marker.lastIndex : i
  if (!marked && (head.code.bare || head.title !== null) && (divisions.length === 0 || inAct)) {
    if (text.charCodeAt(at) === 44) at++
    at = skipGap(text, at)
    if (at === from && head.subject === null && !inAct) return null
  } else if (!marked) at = -1
  const brackets = head.code.id === 'cfr' || head.code.id === 'cfr/26'
  const stop = at < 0 ? -1 : sectionEnd(text, at, brackets)
  const base = {
    what: 'law' as const,
    start: head.start,
    id: head.code.id,
    kind: head.code.kind,
    abbreviation: head.code.abbreviation,
    code: head.named,
    subject: head.subject,
    title: head.title,
    divisions,
  }
  // "the FAC, 27": initials of a code with a plain number after them are something else.
  const loose = !marked && head.title === null && head.code.kind !== 'rule' && !inAct
  if (
    loose &&
    stop > at &&
    (/^\d{1,2}$/.test(text.slice(at, stop)) || text.charCodeAt(from) === 44) &&
    initials.test(text.slice(head.named.start, head.named.end))
  )
    return null
  if (stop <= at || (!marked && !isDigit(text.charCodeAt(at))))
    return end < 0 ? null : { ...base, end, section: null, sections: [], pin: null }
  const section = text.slice(at, stop)
  const pinEnd = subsectionsEnd(text, stop)
  const second = plural || pinEnd === stop ? null : rangeAfter(text, pinEnd, brackets)
  const more = plural ? listAfter(text, pinEnd, brackets) : (second ?? { sections: [], end: pinEnd })
  return {
    ...base,
    end: stop,
    section,
    sections: [...endsOf(section, plural), ...more.sections],
    pin: more.end > stop ? { start: stop, end: more.end } : null,
  }
}

const act = /,?\s{0,20}(\d{1,5})\s?\/\s?(?=\d)/y
const initials = /^(?:[A-Z]\.?\s?){2,5}$/
const lawNumber = /,?\s{0,20}(?:Nos?\.?\s{0,3}|Number\s{0,3})?(\d{1,4}(?:[-–]\d{1,5})?)(?![\d-])/y
const separator = /\s{0,3}(?:,\s{0,3}(?:and|or|&)?|&|;|and|or|to|through|[-–—]{1,2})\s{0,20}(?:§{1,2}\s{0,3})?/y
const anotherTitle = /\d{1,2}\s{1,3}[A-Z]/y

const dash = /\s?[-‐‑‒–—]{1,2}\s?(?=\d)/y

/** The other end of "10a(1)-10c(2)". */
const rangeAfter = (text: string, from: number, brackets: boolean): { sections: string[]; end: number } | null => {
  dash.lastIndex = from
  if (!dash.test(text)) return null
  const stop = sectionEnd(text, dash.lastIndex, brackets)
  return { sections: [text.slice(dash.lastIndex, stop)], end: subsectionsEnd(text, stop) }
}

/** Further sections of a list after "§§". */
const listAfter = (text: string, from: number, brackets: boolean): { sections: string[]; end: number } => {
  const sections: string[] = []
  let end = from
  for (let count = 0; count < 30; count++) {
    separator.lastIndex = end
    if (!separator.test(text)) break
    const at = separator.lastIndex
    anotherTitle.lastIndex = at
    if (!isDigit(text.charCodeAt(at)) || anotherTitle.test(text)) break
    const stop = sectionEnd(text, at, brackets)
    sections.push(...endsOf(text.slice(at, stop), true))
    end = subsectionsEnd(text, stop)
  }
  return { sections, end }
}
