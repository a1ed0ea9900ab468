import { nameAbbreviations } from './abbreviations.ts'

const fold = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[̀-ͯ]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase()

/** A word without points, apostrophes and a plural s. */
const stem = (word: string): string => {
  const bare = word.replace(/[^a-z0-9&]/g, '')
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

/** Stem of an abbreviation to the stems of what it stands for. */
const meanings = new Map<string, string[]>()
/** Phrases of several words, by their first: "national labor relations board" is "nlrb". */
const phrases = new Map<string, { words: string[]; short: string }[]>()
for (const row of nameAbbreviations.split('\n')) {
  const [abbreviation = '', words = ''] = row.split('|')
  if (words === '') continue
  const short = stem(fold(abbreviation))
  for (const word of words.split(';')) {
    const parts = fold(word).split(' ').map(stem)
    if (parts.length === 1) meanings.set(short, [...(meanings.get(short) ?? []), parts[0] ?? ''])
    else {
      const [first = ''] = parts
      phrases.set(first, [...(phrases.get(first) ?? []), { words: parts, short }])
    }
  }
}

const dropped = new Set(['the', 'and', '&', 'et', 'al', 'ux', 'vir', 'a', 'an'])
const forms = new Set([
  'inc',
  'corp',
  'co',
  'llc',
  'llp',
  'lp',
  'ltd',
  'na',
  'sa',
  'pc',
  'pa',
  'plc',
  'incorporated',
  'corporation',
  'company',
  'limited',
  'jr',
  'sr',
  'ii',
  'iii',
  'esq',
  'md',
])

export interface NameWord {
  /** As compared: folded and stemmed. */
  word: string
  /** What it may stand for, where it is an abbreviation. */
  meanings: readonly string[]
  /** Whether it was written with a point or an apostrophe, and so may shorten a longer word. */
  shortened: boolean
}

/** The words of a party that count: articles, "et al." and what follows "d/b/a" left out. */
export const nameWords = (party: string): NameWord[] => {
  const clean = fold(party)
    .replace(/\s*\([^()]*\)/g, ' ')
    .replace(/,?\s*(?:individually|in (?:his|her|its|their) (?:official|individual) capacit).*$/, '')
    .replace(/\s(?:d\/b\/a|a\/k\/a|f\/k\/a|n\/k\/a|doing business as|also known as)\s.*$/, '')
    // "N. L. R. B." is one word, and so is "U. S.".
    .replace(/\b(?:[a-z]\.\s?){2,}/g, (letters) => `${letters.replace(/[.\s]/g, '')}. `)
  const raw = clean.split(/[\s,;:/-]+/).filter((word) => /[a-z0-9]/.test(word))
  const words = raw.map((word) => ({ word: stem(word), shortened: /[.']/.test(word.replace(/'s?$/, '')) }))
  const joined: NameWord[] = []
  for (let i = 0; i < words.length; i++) {
    const { word, shortened } = words[i] ?? { word: '', shortened: false }
    const phrase = [word, ...(meanings.get(word) ?? [])]
      .flatMap((each) => phrases.get(each) ?? [])
      .find(({ words: all }) => all.every((each, k) => isWordOf(words[i + k]?.word, each)))
    if (phrase) {
      joined.push({ word: phrase.short, meanings: [], shortened: false })
      i += phrase.words.length - 1
    } else if (!dropped.has(word)) joined.push({ word, meanings: meanings.get(word) ?? [], shortened })
  }
  return joined
}

const isWordOf = (word: string | undefined, full: string): boolean =>
  word !== undefined && (word === full || (meanings.get(word)?.includes(full) ?? false))

export const isForm = ({ word }: NameWord): boolean => forms.has(word)

/** Whether one word is the other, or shortens it: "Educ." and "Education", "Dep't" and "Department". */
export const sameWord = (one: NameWord, other: NameWord): boolean => {
  if (one.word === other.word || one.meanings.includes(other.word) || other.meanings.includes(one.word)) return true
  if (one.meanings.some((meaning) => other.meanings.includes(meaning))) return true
  return shortens(one, other) || shortens(other, one)
}

const shortens = (short: NameWord, long: NameWord): boolean => {
  if (!short.shortened || short.word.length < 3 || long.word.length < short.word.length + 2) return false
  return short.meanings.length === 0 && long.word.startsWith(short.word)
}
