import type { LawCitation, SectionCitation } from '../citation.ts'
import { codes } from '../codes/codes.ts'
import type { LawCore, WordCore } from '../cores/core.ts'
import { subsectionsEnd } from '../cores/section.ts'
import { bracketedAfter } from './brackets.ts'
import { explainedAfter, notedOf } from './explained.ts'
import { signalBefore } from './signal.ts'

const edition =
  /^(?:((?:[A-Z][\w.’'&]*(?:\s|(?![\w.’'&]))|\d+\s(?:Repl\.?|Supp\.?)\s?){0,6}?),?\s?)?((?:1[6-9]|20)\d\d)(?:[-–](?:\d\d){1,2})?(?:\s?(?:&|and)\s.{0,40})?$/
const alone = /^(?:West|Deering|McKinney|LexisNexis|Lexis|Vernon|Supp\.\s?\d{4})$/

/** Builds a citation to law from its core, with the year and publisher that follow in brackets. */
export const fromLaw = (text: string, core: LawCore, bound: number): LawCitation => {
  // Of 'Section 4402(e) of Public Law 107-171' the subsection stands before the end.
  const end = Math.max(core.pin?.end ?? 0, core.end)
  const bracketed = bracketedAfter(text, end)
  const words = bracketed?.inner.replace(/\s+/g, ' ').trim() ?? ''
  const [matched, publisher = '', year] = (bracketed && words.length < 70 ? edition.exec(words) : null) ?? []
  const named = matched !== undefined ? publisher.trim() : alone.test(words) ? words : ''
  const dated = bracketed && (matched !== undefined || named) ? bracketed.end : end
  const explained = parentheticalAfter(text, dated)
  return {
    kind: 'law',
    start: core.start,
    end: explained.end,
    core: { start: core.start, end: core.end },
    law: core.kind,
    code: core.id,
    written: text.slice(core.code.start, core.code.end),
    abbreviation: core.abbreviation,
    title: core.title,
    subject: core.subject,
    divisions: core.divisions,
    section: core.section,
    sections: core.sections,
    page: null,
    pin: core.pin && { ...core.pin, words: text.slice(core.pin.start, core.pin.end).trim() },
    year: year ? Number(year) : null,
    publisher: named || null,
    ...notedOf(explained),
    signal: signalBefore(text, core.start, bound),
  }
}

/** A parenthetical of words: "(repealed)". A number or a letter in brackets is a part of the section. */
const parentheticalAfter = (text: string, from: number) => {
  const bracketed = bracketedAfter(text, from)
  const words =
    bracketed && text[bracketed.start] === '(' && /^[a-z“"][^()]{3,}/i.test(bracketed.inner)
      ? explainedAfter(text, from)
      : null
  return words?.dated === null
    ? words
    : { dated: null, parenthetical: null, parentheticalAt: null, parentheticals: [], end: from }
}

/** Builds a citation from a bare section sign: to `code`, where it is known whose sections the text names. */
export const fromSection = (
  text: string,
  core: WordCore,
  code: string | undefined,
  bound: number,
): SectionCitation | LawCitation => {
  const start = core.start + (/^[§\s]+/.exec(text.slice(core.start, core.end))?.[0].length ?? 0)
  const section = text.slice(start, core.end) || null
  const known = code === undefined || section === null ? undefined : codes.find(({ id }) => id === code)
  if (!known)
    return { kind: 'section', start: core.start, end: core.end, core: { start: core.start, end: core.end }, section }
  const pinEnd = subsectionsEnd(text, core.end)
  return fromLaw(
    text,
    {
      what: 'law',
      start: core.start,
      end: core.end,
      id: known.id,
      kind: known.kind,
      abbreviation: known.abbreviation,
      code: { start: core.start, end: start },
      subject: null,
      title: null,
      divisions: [],
      section,
      sections: section === null ? [] : [section],
      pin: pinEnd > core.end ? { start: core.end, end: pinEnd } : null,
    },
    bound,
  )
}
