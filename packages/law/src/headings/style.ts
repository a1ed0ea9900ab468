/** How a heading is marked. Headings of one style have one level. */
export type HeadingStyle =
  | 'article'
  | 'section'
  | 'roman'
  | 'capital-letter'
  | 'decimal-1'
  | 'decimal-2'
  | 'decimal-3'
  | 'letter'
  | 'known'
  | 'capitals'

const numbered: [HeadingStyle, RegExp][] = [
  [
    'article',
    /^(?:ARTICLE|Article|PART|Part|CHAPTER|Chapter|TITLE|Title|COUNT|Count)\s+(?:[IVXLC]{1,7}|\d{1,4}|[A-Z]|ONE|TWO|THREE|FOUR|FIVE|One|Two|Three|Four|Five)\b(?!\.\d)[.:—–-]?\s*/,
  ],
  ['section', /^(?:(?:SECTION|Section|Sec\.)\s+|§{1,2}\s?)\d{1,5}(?:[.-]\d{1,4}){0,3}[a-z]?[.:—–-]?\s*/],
  ['decimal-3', /^\d{1,3}\.\d{1,3}\.\d{1,3}(?:\.\d{1,3})?\.?\s+/],
  ['decimal-2', /^\d{1,3}\.\d{1,3}\.?\s+/],
  ['roman', /^[IVX]{1,6}\.\s+/],
  ['decimal-1', /^\d{1,3}[.)]\s+/],
  ['capital-letter', /^[A-Z]\.\s+/],
  ['letter', /^\(?[a-z]{1,4}[.)]\s+/],
]

/** The style of a heading's number, and how long the number is. */
export const numberStyle = (words: string): { style: HeadingStyle; length: number } | null => {
  for (const [style, pattern] of numbered) {
    const length = pattern.exec(words)?.[0].length
    if (length) return { style, length }
  }
  return null
}

const little =
  /^(?:of|the|and|or|to|in|for|by|with|a|an|on|at|from|as|its|that|is|not|under|between|de|v\.?|vs\.?|et|al\.?|but|nor|per)$/i

/** Share of the words, little ones aside, that begin with a capital. */
export const titleCase = (words: string): number => {
  const big = words.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !little.test(word))
  return big.length === 0 ? 0 : big.filter((word) => /^["“‘'([]?\p{Lu}/u.test(word)).length / big.length
}

export const allCapitals = (words: string): boolean => /\p{Lu}{2}/u.test(words) && !/\p{Ll}{2}/u.test(words)
