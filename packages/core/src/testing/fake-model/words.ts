import { evidenceIn, evidenceText } from './evidence.ts'
import type { FakeRequest } from './fake-request.ts'

/** What a model says, by what it says it of. `index` counts how often it was asked. */
export interface Words {
  quote(index: number): string
  citation(index: number): string
  figure(index: number): string
  text(key: string): string
  choose(options: unknown[]): unknown
}

const citations = /\b\d{1,4} (?:[A-Z][\w.']{0,12} ?){1,4}(?:\([^)\n]{1,30}\) )?§{0,2} ?\d{1,5}\b/g
// Amounts, shares and spans of time first: a bare number may be a page or a section.
const amounts =
  /(?<![\w.])(?:\$\d+(?:,\d{3})*(?:\.\d+)?(?: (?:thousand|million|billion))?|\d+(?:\.\d+)?(?:%| percent)|\d+ (?:calendar |business )?(?:day|week|month|year)s?\b)/g
const numbers = /(?<![\w.,])\d+(?:,\d{3})*\b(?![.,]?\d)(?!\])/g

const longestQuote = 160

/** Passages of a text, each standing in it letter for letter; sentences where there are any. */
function passagesOf(text: string): string[] {
  const sentences = text
    .split(/\n+|(?<=[.;!?]["”]?)\s+(?=["“(]?[A-Z])/)
    .map((sentence) => sentence.trim())
    .map((sentence) =>
      sentence.length > longestQuote ? sentence.slice(0, longestQuote).replace(/\s+\S*$/, '') : sentence,
    )
    .filter((sentence) => /\w/.test(sentence))
  const telling = sentences.filter((sentence) => sentence.split(/\s+/).length >= 4)
  return telling.length > 0 ? telling : sentences
}

const nth = (list: string[], index: number, otherwise: string) => list[index % list.length] ?? otherwise

const spoken = (key: string) =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()

/** The words of a model that says only what the evidence says. */
export function honestWords({ user }: FakeRequest): Words {
  const text = evidenceText(user)
  // Passages are taken piece by piece, so that no quotation runs from one document into the next.
  const pieces = evidenceIn(user).map((piece) => piece.text)
  const passages = (pieces.length > 0 ? pieces : [text]).flatMap(passagesOf)
  const cited = text.match(citations) ?? []
  const counted = text.match(amounts) ?? text.match(numbers) ?? []
  return {
    quote: (index) => nth(passages, index, ''),
    citation: (index) => nth(cited, index, 'Marbury v. Madison, 5 U.S. 137 (1803)'),
    figure: (index) => nth(counted, index, '0'),
    text: (key) => `What the fake model has to say of the ${spoken(key || 'evidence')}.`,
    choose: (options) => options.find((option) => option !== null) ?? null,
  }
}
