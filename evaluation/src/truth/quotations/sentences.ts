/** A piece of an opinion: its words with single spaces, and where they stand. */
export interface Sentence {
  words: string
  start: number
  end: number
}

const short = '(?<=(?:^|\\n)\\s*|[a-z]{3}[.?]\\s{1,4}|[.?]”\\s{1,4})'
const next = '(?=\\s+[A-Z“]|\\s*$)'
/** No period, quotation mark, digit or bracket stands inside, so that nothing is cut where no sentence ends. */
const plain = new RegExp(`${short}[A-Z][A-Za-z,;’' \\n-]{50,420}?[a-z]{3}\\.${next}`, 'g')
const numbered = new RegExp(`${short}[A-Z][A-Za-z,;’'$0-9 \\n-]{50,420}?[a-z]{3}\\.${next}`, 'g')

const read = (pattern: RegExp, text: string, from: number, to: number): Sentence[] =>
  [...text.slice(from, to).matchAll(pattern)].map(({ 0: found, index }) => ({
    words: found.replace(/\s+/g, ' '),
    start: from + index,
    end: from + index + found.length,
  }))

/** Sentences that are surely whole: few of all there are. */
export const plainSentences = (text: string, from = 0, to = text.length): Sentence[] => read(plain, text, from, to)

/** The same, where digits may stand inside. */
export const numberedSentences = (text: string, from = 0, to = text.length): Sentence[] =>
  read(numbered, text, from, to).filter(({ words }) => /\d/.test(words))
