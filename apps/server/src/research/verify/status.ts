import { type Authority, type CitationCheck, laterHistoryOf } from '@casewright/core'
import { caseIndex } from '../known/indexed-cases.ts'
import type { Answers } from './answers.ts'
import { type Compared, compare } from './differences.ts'
import type { Written } from './written.ts'

type Found = NonNullable<CitationCheck['found']>

export interface Judged {
  check: CitationCheck
  /** The one authority that was found, whatever agrees with it. */
  authority?: Authority
}

/** What a citation is, by what was found: its quotations aside. */
export function judge(written: Written, { candidates, lackedBy, notes, next }: Answers, names: Names): Judged {
  const { text } = written
  if (candidates.length === 0) return { check: nothingFound(written, lackedBy, notes) }
  const compared = candidates.map((authority) => ({
    authority,
    ...compare(written, authority, names.court, next),
  }))
  // Several cases may begin on one page: the name tells which is meant.
  const agreeing = compared.filter(({ differences }) => differences.length === 0)
  const hasName = written.names.length > 0
  const named = hasName ? compared.filter(({ differences }) => !differences.some(isName)) : []
  const told = agreeing.filter(({ notCompared }) => !notCompared.includes('name'))
  const fitting = told.length > 0 ? told : agreeing.length > 0 ? agreeing : named.length > 0 ? named : compared
  const meant = hasName ? heldAlone(fitting) : fitting
  const [only] = meant
  if (!only || (meant.length > 1 && !(hasName && agreeing.length === 0 && named.length === 0)))
    return {
      check: {
        text,
        status: 'ambiguous',
        reason: `This citation refers to ${meant.length} different authorities.`,
        candidates: meant.map(({ authority }) => foundOf(authority, names)),
      },
    }
  return { check: checkOf(written, only.authority, only, names, next), authority: only.authority }
}

/** Of a case that the library or a source has and the index calls by another name, the first counts. */
const heldAlone = <T extends { authority: Authority }>(fitting: readonly T[]): readonly T[] => {
  const held = fitting.filter(({ authority }) => authority.source !== caseIndex)
  return held.length === 1 ? held : fitting
}

export interface Names {
  court(id: string): string
  source(id: string): string
}

const isName = ({ field }: { field: string }) => field === 'name'

/** What a source covers, or does not, by the kind of authority. */
const coveredAs: Readonly<Record<Written['kind'], string>> = {
  case: 'reporter',
  statute: 'code',
  regulation: 'code',
  rule: 'set of rules',
  constitution: 'constitution',
  other: 'publication',
}

/** Nobody has it, and nobody would have to have it. */
export const notCovered = (kind: Written['kind']): string =>
  `Not found, but no source that was searched has all of this ${coveredAs[kind]}, so it may exist.`

function nothingFound({ text, kind }: Written, lackedBy: readonly string[], notes: readonly string[]): CitationCheck {
  if (lackedBy.length > 0)
    return {
      text,
      status: 'not-found',
      reason: `${listed(lackedBy)} ${lackedBy.length === 1 ? 'has' : 'have'} no such citation.`,
    }
  return {
    text,
    status: 'unchecked',
    reason: notes.length > 0 ? notes.join(' ') : notCovered(kind),
  }
}

function checkOf(
  written: Written,
  authority: Authority,
  { differences, notCompared }: Compared,
  names: Names,
  next: Answers['next'],
): CitationCheck {
  const found = foundOf(authority, names)
  const follows = next && { name: next.titles[0] ?? '', citation: next.citation, page: next.page }
  const base = { text: written.text, found: { ...found, ...(follows && { next: follows }) } }
  const where = `in ${names.source(authority.source)}`
  if (differences.length > 0)
    return {
      ...base,
      status: 'mismatch',
      reason: `The citation exists ${where}, but the ${listed(differences.map(({ field }) => field))} ${differences.length === 1 ? 'differs' : 'differ'}.${notCompared.length > 0 ? ` The ${listed(notCompared)} could not be compared.` : ''}`,
      differences,
    }
  if (notCompared.length > 0)
    return {
      ...base,
      status: 'unchecked',
      reason: `The citation exists ${where}, but the ${listed(notCompared)} could not be compared.${aboutName(written, authority, notCompared)}`,
    }
  const agreed = [
    written.names.length > 0 && 'name',
    written.year && authority.kind === 'case' && 'year',
    written.court && 'court',
  ].filter((word): word is string => Boolean(word))
  return {
    ...base,
    status: 'verified',
    reason:
      agreed.length > 0
        ? `It exists ${where}, and the ${listed(agreed)} ${agreed.length === 1 ? 'agrees' : 'agree'}. ${notChecked(written, authority)}`
        : `It exists ${where}. ${notChecked(written, authority)}`,
  }
}

/** What a title leaves out is not told apart from what a writer made up. */
const aboutName = ({ names }: Written, { title }: Authority, notCompared: readonly string[]): string =>
  notCompared.includes('name') && names[0]
    ? hasOwnWords(names[0], title)
      ? ` “${names[0]}” has words that are not in the source’s name, “${title}”.`
      : ` “${names[0]}” leaves out words of the source’s name, “${title}”.`
    : ''

/** Whether a name has a word that the title has not, abbreviated ones among them. */
function hasOwnWords(name: string, title: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const there = new Set(wordsOf(title))
  return wordsOf(name).some((word) => !there.has(word) && word !== 'v' && word !== 'vs')
}

export function foundOf(authority: Authority, names: Names): Found {
  const { id, title, citation, court, date, url, pages, source, holding, kind } = authority
  return {
    ...(source === 'library' || isUuid(id) ? { id } : {}),
    name: title,
    citation,
    ...(court && { court: names.court(court) }),
    ...(date && { date }),
    ...(url && { url }),
    ...(pages && { pages }),
    source: names.source(source),
    ...(holding && kind === 'case' && { holding }),
  }
}

const isUuid = (id: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id)

/** 'name', 'name and year', 'name, year and court'. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** What a check never says. */
export const notChecked = ({ pin, kind }: Written, { looked }: Authority): string =>
  `${pin === undefined ? '' : 'The pin cite was not checked. '}${laterHistoryOf(kind, looked)}`
