import type { DocumentText } from '@casewright/core'
import { kindOf } from '../kinds/kind-of.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { CheckedDocument } from './check.ts'
import { concernOf } from './concern.ts'
import { contractWithoutTitle } from './contract-without-title.ts'

/** A document as checks read it: its kind told, or as given, and its sentences split. */
export const checkedDocument = (
  { text, blocks, pages }: Pick<DocumentText, 'text' | 'blocks' | 'pages'>,
  kind?: DocumentKind,
): CheckedDocument => {
  const source = { text, blocks, pages }
  const found = kind ?? kindOf(source).kind
  const told = kind ?? contractWithoutTitle(source, found) ?? found
  const sentences = sentencesOf(source)
  return Object.assign(source, { kind: told, concern: concernOf(told), sentences })
}
