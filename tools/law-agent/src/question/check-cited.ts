import type { CitationCheck, FoundAuthority, Law } from '@casewright/core'
import { namesCase } from '@casewright/law'
import { fullCitation } from '../retrieve/full-citation.ts'
import type { Searched } from '../retrieve/search.ts'
import type { Question } from './question.ts'

export interface CheckedQuestion {
  checks: CitationCheck[]
  /** The authorities that the question cites and that there are. */
  cited: FoundAuthority[]
}

/** Looks up what the question cites. Whatever fails leaves a citation unchecked, and says so. */
export async function checkCitations(question: Question, law: Law): Promise<CheckedQuestion> {
  if (question.citations.length === 0) return { checks: [], cited: [] }
  const { checks } = await law.verify(question.citations).catch(() => ({
    checks: question.citations.map(
      (text): CitationCheck => ({
        text,
        status: 'unchecked',
        reason: 'The citation check failed. Try again later.',
      }),
    ),
  }))
  const real = checks.filter(isMeant)
  const looked = await Promise.all(
    real.map(({ found }) => law.lookup(found?.citation ?? '').catch(() => ({ authority: null }))),
  )
  const cited = looked.flatMap(({ authority }) => (authority ? [{ ...authority, relevance: 1 }] : []))
  return { checks: checks.map((check, at) => ({ ...check, text: question.citations[at] ?? check.text })), cited }
}

/** A citation whose name differs may mean another authority: it is told, and not taken for the one meant. */
const isMeant = ({ found, status, differences = [] }: CitationCheck): boolean =>
  found !== undefined && status !== 'ambiguous' && !differences.some(({ field }) => field === 'name')

/** What is known of cases that a question names without a citation: only the name can be compared. */
export function checkNames(question: Question, searched: readonly Searched[]): CitationCheck[] {
  const cases = searched.flatMap(({ results }) => results).filter(({ kind }) => kind === 'case')
  return question.names.map((name): CitationCheck => {
    const same = cases.filter(({ title }) => namesCase(name, title))
    const distinct = [...new Map(same.map((one) => [one.citation, one])).values()]
    const found = distinct.map(asFound)
    const [only] = found
    if (!only)
      return {
        text: name,
        status: 'unchecked',
        reason:
          'Named without a citation, and none of the authorities found for the question bears this name. It may exist, and it may have been overruled: add the citation to have it checked.',
      }
    if (found.length > 1)
      return {
        text: name,
        status: 'ambiguous',
        reason: `Named without a citation: ${found.length} cases carry this name.`,
        candidates: found,
      }
    return {
      text: name,
      status: 'unchecked',
      reason: `Named without a citation. There is a case of this name, ${only.citation}; only the name was compared.`,
      found: only,
    }
  })
}

const asFound = (one: FoundAuthority): NonNullable<CitationCheck['found']> => ({
  id: one.id,
  name: one.title,
  citation: fullCitation(one),
  ...(one.date && { date: one.date }),
  ...(one.url && { url: one.url }),
  source: one.source === 'library' ? 'the library' : one.source,
})
