// What a function is given beside its text, by the type that its parameter is written with. `of` has the text and its
// length; what other readers make of the text is made by them. What is not here is not made up: functions.mjs names it.

import { tokensOf } from '../../../packages/core/src/reason/loose/tokens.ts'
import { headLines } from '../../../packages/law/src/caption/head.ts'
import { checkedDocument } from '../../../packages/law/src/checks/checked-document.ts'
import { findCitations } from '../../../packages/law/src/citations/find/find-citations.ts'
import { citedIn } from '../../../packages/law/src/cited/cited.ts'
import { linesOf } from '../../../packages/law/src/layout/lines.ts'

const documentOf = (text) => ({
  kind: 'txt',
  sha256: '0'.repeat(64),
  text,
  pages: [],
  pagesTotal: 0,
  blocks: [],
  warnings: [],
})
const sourceOf = (text) => ({ text })
const listOf = (text) => text.split(/[\n,;]/)

/** The types that hold a text, and how it is put into them. */
export const texts = {
  string: (text) => text,
  'string | null': (text) => text,
  'string | undefined': (text) => text,
  'string | null | undefined': (text) => text,
  'string | number': (text) => text,
  unknown: (text) => text,
  'readonly string[]': listOf,
  'string[]': listOf,
  Source: sourceOf,
  "Pick<Source, 'text'>": sourceOf,
  DocumentText: documentOf,
  "Pick<DocumentText, 'text'>": documentOf,
  "Pick<DocumentText, 'text' | 'pages'>": documentOf,
  "Pick<DocumentText, 'text' | 'blocks' | 'pages'>": documentOf,
  '{ id: string; text: string }': (text) => ({ id: 'one', text }),
  '{ id: string; text: string } | null': (text) => ({ id: 'one', text }),
  CheckedDocument: (text) => checkedDocument(documentOf(text)),
}

const words = 'the tenant'
const span = (text) => ({ start: 0, end: text.length })

/** What stands beside a text. */
export const beside = {
  ...Object.fromEntries(Object.entries(texts).map(([type, make]) => [type, () => make(words)])),
  'string | null': () => null,
  'string | undefined': () => undefined,
  'readonly string[]': () => ['the tenant', 'Smith', '410 U.S. 113'],
  'string[]': () => ['the tenant', 'Smith'],
  'ReadonlySet<string>': () => new Set(['the', 'tenant']),
  'ReadonlyMap<string, string>': () => new Map(),
  number: (text) => Math.floor(text.length / 2),
  'number | null': () => 1,
  boolean: () => true,
  Span: span,
  '{ start: number; end: number }': span,
  'readonly { start: number }[]': () => [],
  'readonly Span[]': (text) => [span(text)],
  'readonly Block[]': () => [],
  'readonly Line[]': (text) => linesOf(text),
  'readonly HeadLine[]': (text) => headLines({ text }),
  'readonly Citation[]': (text) => findCitations(text),
  'readonly Token[]': (text) => tokensOf(text),
  Cited: (text) => citedIn({ text }),
  DocumentKind: () => 'contract',
  CaseType: () => 'contract',
  'readonly Role[]': () => [],
  'readonly Asked[]': () => [],
  'readonly LooseMark[]': () => [],
  'readonly Filled[]': () => [],
  'readonly Review[]': () => [],
  'readonly EarlierTurn[]': () => [],
  'readonly FoundAuthority[]': () => [],
  'readonly Passage[]': () => [],
  Kind: () => 'phone',
  FindOptions: () => ({ names: ['John Ferris'] }),
  'Node | undefined': () => undefined,
  '(at: number) => boolean': () => () => false,
  '(words: string) => string': () => () => 'cited',
  '(words: string) => boolean': () => () => true,
  '(text: string) => string': () => (text) => text,
}
