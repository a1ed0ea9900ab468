/** A word, a number or a sign, with its place in its text. White space is none: two files break their lines apart. */
export interface Token {
  text: string
  start: number
  end: number
}

const token = /[\p{L}\p{N}\p{M}]+(?:['’.,\-‑][\p{L}\p{N}\p{M}]+){0,20}|[^\s\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\ufeff]/gu
const signs: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '‑': '-' }

/** What a sign of print and one that is typed have in common: straight and curly quotation marks are the same. */
const plain = (word: string): string => word.replace(/[’‘“”‑]/g, (sign) => signs[sign] ?? sign).normalize('NFC')

export const tokensIn = (text: string, start = 0, end = text.length): Token[] =>
  [...text.slice(start, end).matchAll(token)].map(({ 0: word, index }) => ({
    text: plain(word),
    start: start + index,
    end: start + index + word.length,
  }))

export const isWord = ({ text }: Pick<Token, 'text'>): boolean => /[\p{L}\p{N}]/u.test(text)
