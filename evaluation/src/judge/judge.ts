import type { CitationStatus } from '@casewright/core'
import { citationKeys } from '@casewright/law'
import type { Answer, Quoted, Statement } from '../answer.ts'
import type { Question } from '../question.ts'
import { inventedHeld } from './invented.ts'
import { type KnownLaw, plainly } from './known-law.ts'

export interface Verdict {
  /** From 1: the place of the first expected authority; null where none of them is shown. */
  rank: number | null
  expected: number
  /** How many of the expected authorities are shown at all. */
  shown: number
  /** Whether it did what its kind of question asks for; null where that cannot be told of the tool. */
  right: boolean | null
  refused: boolean
  statuses: Partial<Record<CitationStatus, number>>
  /** Words that are shown as found, and those of them that stand nowhere. */
  quoted: number
  altered: string[]
  /** Statements of a model that are shown as held; those that are marked or left out. */
  held: number
  notHeld: number
  /** What is shown as held and does not exist. */
  invented: string[]
  /** Authorities that are no longer good law and are shown without a word on it. */
  retiredUnsaid: string[]
}

const retiredWords = /no longer good law|\b(?:overruled|abrogated|superseded)\b/i

/** Holds an answer against what is known of its question and of the law, without asking the server. */
export function judge(question: Question, answer: Answer, law: KnownLaw): Verdict {
  const { authorities, checks, statements, leftOut } = answer
  const keys = authorities.map(({ citation }) => new Set(citationKeys(citation)))
  const placeOf = (citation: string) => keys.findIndex((of) => citationKeys(citation).some((key) => of.has(key)))
  const places = question.expected.map(placeOf).filter((at) => at >= 0)
  const statuses: Verdict['statuses'] = {}
  for (const { status } of checks) statuses[status] = (statuses[status] ?? 0) + 1
  const quoted = [...answer.quoted, ...statements.flatMap(({ held, rests }) => (held ? rests : []))]
  const verdict = {
    rank: places.length > 0 ? Math.min(...places) + 1 : null,
    expected: question.expected.length,
    shown: places.length,
    refused: answer.refuses,
    statuses,
    quoted: quoted.length,
    altered: quoted.filter((one) => !stands(one, law)).map(({ words }) => words),
    held: statements.filter(({ held }) => held).length,
    notHeld: statements.filter(({ held }) => !held).length + leftOut,
    invented: inventedHeld(question.text, answer, law),
    retiredUnsaid: retiredWords.test(answer.said)
      ? []
      : authorities.filter(({ citation }) => law.of(citation)?.retired).map(({ citation }) => citation),
  }
  return { ...verdict, right: isRight(question, answer, verdict.rank !== null) }
}

const stands = ({ words, citation }: Quoted, law: KnownLaw): boolean =>
  law.of(citation)?.words.includes(plainly(words)) ?? false

function isRight(question: Question, answer: Answer, isShown: boolean): boolean | null {
  const { kind, expected, cites, says, never } = question
  const { asked, statements, text, said, refuses, hedges } = answer
  const isFound = expected.length === 0 || isShown
  switch (kind) {
    case 'plain':
      return isFound
    case 'citation':
      return isFound && hasStatus(cites, asked)
    case 'invented-case':
      return hasStatus(cites, asked) && cites !== undefined && plainly(said).includes(plainly(cites.citation))
    case 'false-premise':
      // Shown itself, or named by what is shown: 'overruled by ...'.
      return (isFound || expected.some((one) => isNamedIn(said, one))) && !statements.some(isAffirming(never))
    case 'other-jurisdiction':
      // Who says that there is no answer shows no law of another place.
      return text === null ? null : refuses || (says?.test(said) ?? true)
    case 'unanswerable':
      return refuses || hedges
  }
}

const isAffirming = (never: RegExp | undefined) => (one: Statement) => one.held && (never?.test(one.text) ?? false)

const isNamedIn = (text: string, citation: string): boolean => {
  const keys = new Set(citationKeys(citation))
  return citationKeys(text).some((key) => keys.has(key))
}

function hasStatus(cites: Question['cites'], asked: Answer['asked']): boolean {
  if (!cites) return true
  const keys = new Set(citationKeys(cites.citation))
  const check = asked.find(({ text }) => citationKeys(text).some((key) => keys.has(key)) || text === cites.citation)
  return check !== undefined && cites.statuses.includes(check.status)
}
