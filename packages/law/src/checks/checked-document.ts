import type { DocumentText } from '@casewright/core'
import { type KindFound, kindOf } from '../kinds/kind-of.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { CheckedDocument } from './check.ts'
import { concernOf } from './concern.ts'
import { contractWithoutTitle } from './contract-without-title.ts'

/** Weight of a sign that decides almost alone, such as a title. */
const deciding = 5
const isTold = ({ signs, confidence }: KindFound): boolean =>
  confidence >= 0.4 && signs.some(({ weight }) => weight >= deciding)

/** A document as checks read it: its kind told, or as given, and its sentences split. */
export const checkedDocument = (
  { text, blocks, pages }: Pick<DocumentText, 'text' | 'blocks' | 'pages'>,
  kind?: DocumentKind,
): CheckedDocument => {
  const source = { text, blocks, pages }
  const found = kindOf(source)
  const told = kind ?? contractWithoutTitle(source, found.kind) ?? found.kind
  const sure = kind !== undefined || (told === found.kind && isTold(found))
  const sentences = sentencesOf(source)
  return Object.assign(source, { kind: told, concern: concernOf(told), sure, sentences })
}
