import { jurisdictions } from '../../jurisdictions/jurisdictions.ts'
import type { CaseCitation } from '../citation.ts'
import { isSuffix } from './words.ts'

/** A name that cases may be called by after they were cited. */
export interface KnownName {
  words: string[]
  /** Both parties, "Roe v. Wade", or one. */
  whole: boolean
  /** Where the cases of that name were cited, in order: their places in the list of all, and the offsets after. */
  cited: { of: number; from: number }[]
}

/** The last citation of the name that ends before `at`. */
export const lastCited = ({ cited }: KnownName, at: number): number | null => {
  let low = 0
  let high = cited.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cited[middle]?.from ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return cited[low - 1]?.of ?? null
}

/** Names that begin alike are compared one by one: of more than this many the later are left out. */
const mostAlike = 200

const generic = new Set(
  `people state states commonwealth county city town village united america government board commission company
  department district school bank railroad railway insurance court commissioner secretary attorney general director
  superintendent warden estate trust trustees association union corporation national american first federal states
  john jane one two three anonymous republic nation territory king queen crown city's states' matter petition
  in re ex parte application superior division university college hospital new north south west east central great
  southern northern western eastern pacific atlantic union mutual life fire sons brothers local property items
  order member members party house senate congress president governor mayor sheriff police`.split(/\s+/),
)
const letters = (words: string): string => words.toLowerCase().replace(/[^a-z ]/g, '')
const places = new Set(jurisdictions.flatMap(({ name, abbreviation }) => [letters(name), letters(abbreviation)]))

const plain = (word: string): string => word.replace(/(?<![,.;:’'])[,.;:’']+$/, '')

/** Words of a party by which its case may be called: all of it, or all but "Inc." and the like. */
const callable = (party: string | null): string[] | null => {
  if (party === null) return null
  const words = party
    .split(' ')
    .map(plain)
    .filter((word) => word !== '')
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) words.pop()
  if (words.at(-1) === 'al' && words.at(-2) === 'et') words.splice(-2)
  const all = words.join(' ')
  const first = words[0] ?? ''
  if (all.length < 3 || places.has(letters(all)) || !/^[A-Z]/.test(first)) return null
  return words.length === 1 && generic.has(all.toLowerCase())
    ? null
    : words.every((word) => generic.has(word.toLowerCase()))
      ? null
      : words
}

/** By first word, the names of the cases cited in full; the longest first. */
export const knownNames = (cases: readonly { citation: CaseCitation; of: number }[]): Map<string, KnownName[]> => {
  const names = new Map<string, KnownName[]>()
  const byKey = new Map<string, KnownName>()
  const add = (words: string[] | null, of: number, from: number, whole: boolean) => {
    if (!words || words.length > 12) return
    const first = words[0] ?? ''
    const others = names.get(first) ?? []
    const key = words.join(' ')
    const same = byKey.get(key)
    if (same) same.cited.push({ of, from })
    else if (others.length < mostAlike) {
      const name = { words, whole, cited: [{ of, from }] }
      byKey.set(key, name)
      others.push(name)
      names.set(first, others)
    }
  }
  for (const { citation, of } of cases) {
    const { plaintiff, defendant } = citation
    const { end } = citation.core
    if (plaintiff && defendant) {
      const both = [...plaintiff.split(' '), 'v', ...defendant.split(' ')].map(plain)
      if (both.length <= 12) add(both, of, end, true)
      const [head = ''] = both
      const shortDefendant = callable(defendant)
      const shortPlaintiff =
        callable(plaintiff) ??
        (places.has(letters(plaintiff)) || head.length > 2 ? plaintiff.split(' ').map(plain) : null)
      if (shortPlaintiff && shortDefendant && shortPlaintiff.length + shortDefendant.length < 9)
        add([...shortPlaintiff, 'v', ...shortDefendant], of, end, true)
    }
    add(callable(plaintiff), of, end, false)
    add(callable(defendant), of, end, false)
  }
  for (const list of names.values()) list.sort((one, other) => other.words.length - one.words.length)
  return names
}
