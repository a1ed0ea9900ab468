import type { Span } from '../span/span.ts'
import type { Mention } from './mentions.ts'

/** A word of a sentence, a mark of punctuation, or a decision. */
export interface Token extends Span {
  /** In lower case; `sign` for a decision. */
  word: string
  authority?: number | null
  /** Within quotation marks, in a quotation of more than a few words. */
  isQuoted: boolean
  /** A word with a capital that is not the sentence's first: perhaps the name of a case that the text never cites. */
  isProper?: boolean
}

/** Stands for a decision, so that rules see who does what to whom and not the names. */
export const sign = '①'

const pieces = /[\p{L}\p{N}][\p{L}\p{N}’'-]*|[^\s\p{L}\p{N}]/gu
const openers = /[“"]/
const closers = /[”"]/
/** A quotation of fewer words is a term: 'is hereby "overruled"'. */
const fewWords = 5

/** What follows a decision and belongs to it: ", supra, at 115", "(1973)", a star page. */
const belongs = new Set(['supra', 'ante', 'infra', 'at', ',', '(', ')', 'n', '.', '*', '[', ']', '-', '–'])

/** The sentence as tokens. Page numbers, footnote marks and star pages are left out. */
export function tokensOf(text: string, { start, end }: Span, mentions: readonly Mention[], isOpen = false): Token[] {
  const tokens: Token[] = []
  let from = start
  for (const mention of mentions) {
    if (mention.end <= from || mention.start >= end) continue
    words(text, from, mention.start, tokens)
    const last = tokens.at(-1)
    if (last?.authority !== undefined && last.authority === mention.authority) last.end = mention.end
    else if (!joins(tokens, mention))
      tokens.push({ start: mention.start, end: mention.end, word: sign, authority: mention.authority, isQuoted: false })
    from = mention.end
  }
  words(text, from, end, tokens)
  quote(text, tokens, isOpen)
  return tokens
}

function words(text: string, from: number, to: number, tokens: Token[]): void {
  if (to <= from) return
  for (const { 0: piece, index } of text.slice(from, to).matchAll(pieces)) {
    const word = piece.toLowerCase().replaceAll('’', "'")
    const last = tokens.at(-1)
    if (/^\d/.test(word) || word === '*' || word === '■' || word === '•') continue
    // 'Al- brecht', broken at a line's end.
    if (last?.authority === undefined && last?.word.endsWith('-') && last.word.length > 1) {
      last.word = last.word.slice(0, -1) + word
      last.end = from + index + piece.length
    } else {
      const isProper = tokens.length > 0 && /^\p{Lu}\p{Ll}/u.test(piece)
      tokens.push({ start: from + index, end: from + index + piece.length, word, isQuoted: false, isProper })
    }
  }
}

/** Whether the mention is one name with the decision before it: 'Logan' and 'Valley', 'Roe v.' and 'Wade, supra'. */
function joins(tokens: Token[], mention: Mention): boolean {
  let i = tokens.length - 1
  while (i >= 0 && i >= tokens.length - 6 && tokens[i]?.authority === undefined) {
    const { word } = tokens[i] as Token
    if (!belongs.has(word) && word !== 'v' && word !== 'vs') return false
    i--
  }
  const last = tokens[i]
  if (last?.authority === undefined || (last.authority !== mention.authority && last.authority !== null)) return false
  const between = tokens.slice(i + 1)
  if (last.authority === null && !between.some(({ word }) => word === 'v' || word === 'supra')) return false
  last.end = mention.end
  last.authority = mention.authority
  tokens.length = i + 1
  return true
}

function quote(text: string, tokens: Token[], isOpen: boolean): void {
  const firstMark = tokens.find(({ word }) => /^[“”]$/.test(word))
  // A quotation that began in a sentence before.
  let open = isOpen && firstMark?.word !== '“' ? 0 : -1
  for (const [i, { word, start }] of tokens.entries()) {
    if (word.length > 1) continue
    const mark = text[start] as string
    if (open < 0 && openers.test(mark)) open = i
    else if (open >= 0 && closers.test(mark)) {
      if (i - open - 1 >= fewWords) for (let k = open; k <= i; k++) (tokens[k] as Token).isQuoted = true
      open = -1
    }
  }
  // A quotation that goes on in the next sentence.
  if (open >= 0 && tokens.length - open - 1 >= fewWords && text[(tokens[open] as Token).start] === '“')
    for (let k = open; k < tokens.length; k++) (tokens[k] as Token).isQuoted = true
}
