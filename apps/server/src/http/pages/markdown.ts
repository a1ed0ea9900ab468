import type { ProseBlock, ProseSpan } from '@casewright/api'
import { marked, type Token, type Tokens } from 'marked'

/**
 * Markdown as blocks of plain words. What has no block of ours (HTML, pictures, tables) stands as it was written: a
 * page never gets HTML from a file.
 */
export const proseOf = (markdown: string): ProseBlock[] => marked.lexer(markdown).flatMap(blockOf)

function blockOf(token: Token): ProseBlock[] {
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return []
  if (token.type === 'heading') {
    const { depth, tokens } = token as Tokens.Heading
    return [{ kind: 'heading', level: depth, spans: spansOf(tokens) }]
  }
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List
    return [{ kind: 'list', ordered, items: items.map((item) => spansOf(item.tokens)) }]
  }
  const spans = token.type === 'paragraph' ? spansOf((token as Tokens.Paragraph).tokens) : [{ text: token.raw.trim() }]
  return [{ kind: 'paragraph', spans }]
}

const marks: Record<string, ProseSpan['mark']> = { strong: 'strong', em: 'em', codespan: 'code' }
const safe = /^(https?:|mailto:|\/(?!\/)|#)/i

function spansOf(tokens: readonly Token[] = [], style: Omit<ProseSpan, 'text'> = {}): ProseSpan[] {
  return tokens.flatMap((token): ProseSpan[] => {
    const mark = marks[token.type] ?? style.mark
    const href = token.type === 'link' && safe.test(token.href) ? (token.href as string) : style.href
    const next = { ...(mark && { mark }), ...(href && { href }) }
    if (token.type === 'br') return [{ text: '\n', ...next }]
    if ('tokens' in token && token.tokens && token.type !== 'image') return spansOf(token.tokens, next)
    const words = token.type === 'text' || token.type === 'escape' || token.type === 'codespan' ? token.text : token.raw
    return [{ text: (words as string).replaceAll(/(?<!\s)\s*\n\s*/g, ' '), ...next }]
  })
}
