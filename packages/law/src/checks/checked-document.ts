import type { DocumentText } from '@casewright/core'
import { findClauses } from '../clauses/find-clauses.ts'
import { kindOf } from '../kinds/kind-of.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { CheckedDocument } from './check.ts'
import { concernOf } from './concern.ts'

/** Different clauses of a contract that make a text one, where its title does not. */
const enough = 5
const telling = [
  'clause.governing-law',
  'clause.indemnity',
  'clause.limitation-of-liability',
  'clause.entire-agreement',
]

/** Titles that speak for a contract and do not say 'agreement'. */
const fewestNamed = 2
const named =
  /\b(?:terms of (?:service|use)|terms and conditions|promissory note|guarant(?:y|ee)|loan|indemnity|standard terms|user agreement)\b/i

/** Terms of service and standard terms often have no title or opening of a contract. */
const readsAsContract = (source: Parameters<typeof findClauses>[0]): boolean => {
  const ids = findClauses(source, 'contract').map(({ clause }) => clause.id as string)
  const fewest = named.test(source.text.slice(0, 300)) ? fewestNamed : enough
  return ids.length >= fewest && ids.some((id) => telling.includes(id))
}

/** A document as checks read it: its kind told, or as given, and its sentences split. */
export const checkedDocument = (
  { text, blocks, pages }: Pick<DocumentText, 'text' | 'blocks' | 'pages'>,
  kind?: DocumentKind,
): CheckedDocument => {
  const source = { text, blocks, pages }
  const found = kind ?? kindOf(source).kind
  const told = found === 'other' && readsAsContract(source) ? 'contract' : found
  const sentences = sentencesOf(source)
  return Object.assign(source, { kind: told, concern: concernOf(told), sentences })
}
