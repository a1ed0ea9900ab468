import type { Parts } from './parts.ts'

const wingdings: Record<string, string> = {
  a8: '☐',
  '6f': '☐',
  '71': '☐',
  '72': '☐',
  fe: '☑',
  fd: '☒',
  fc: '✓',
  fb: '✗',
  '78': '☒',
  e0: '→',
  a7: '▪',
  '6c': '●',
  '6e': '■',
  '76': '❖',
  d8: '➢',
  '4a': '☺',
}
const symbol: Record<string, string> = {
  b7: '•',
  d2: '®',
  d3: '©',
  d4: '™',
  e2: '®',
  e3: '©',
  e4: '™',
  b3: '≥',
  a3: '≤',
  b1: '±',
  b0: '°',
  '2d': '−',
  be: '—',
  b4: '×',
  b8: '÷',
  b9: '≠',
  ae: '→',
  ac: '←',
}

/** Says, in text that the library reads, what it leaves out: hyphens that do not break, tabs, symbols. */
export function prepareParts(parts: Parts): Parts {
  const prepared: Parts = new Map()
  for (const [name, data] of parts)
    prepared.set(name, /^word\/(document|footnotes|endnotes|header|footer)\d*\.xml$/i.test(name) ? prepare(data) : data)
  return prepared
}

function prepare(data: Buffer): Buffer {
  if (!/<w:(noBreakHyphen|ptab|sym)\b|<\/w:body>\s*<w:body>/.test(data.toString('latin1'))) return data
  return Buffer.from(
    data
      .toString('utf8')
      // Some programs write a body for each part that they put together; the library reads the first.
      .replace(/<\/w:body>\s*<w:body>/g, '')
      .replace(/<w:noBreakHyphen\s*\/>/g, '<w:t>\u2011</w:t>')
      .replace(/<w:ptab\b[^<>]*\/>/g, '<w:tab/>')
      .replace(/<w:sym\b([^<>]*)\/>/g, (_, attributes: string) => `<w:t>${symbolText(attributes)}</w:t>`),
  )
}

function symbolText(attributes: string): string {
  const code = /w:char="([0-9a-f]{1,6})"/i.exec(attributes)?.[1]?.toLowerCase() ?? ''
  const font = /w:font="([^"]*)"/.exec(attributes)?.[1] ?? ''
  const low = code.slice(-2)
  if (/^wingdings/i.test(font)) return wingdings[low] ?? '•'
  if (/^(symbol|webdings)/i.test(font)) return symbol[low] ?? '•'
  const value = Number.parseInt(code, 16)
  const plain = value >= 0xf000 && value <= 0xf0ff ? value - 0xf000 : value
  return plain >= 0xa0 && plain <= 0xd7ff ? String.fromCodePoint(plain) : '•'
}
