import { jurisdictions } from '../../jurisdictions/jurisdictions.ts'
import type { CaseCitation } from '../citation.ts'
import { suffixes } from './words.ts'

/** A name that a case may be called by after it was cited. */
export interface KnownName {
  words: string[]
  /** Place of the citation in the list of all. */
  of: number
  /** Offset from which it may be called so. */
  from: number
  /** Both parties, "Roe v. Wade", or one. */
  whole: boolean
}

const generic = new Set(
  `people state states commonwealth county city town village united america government board commission company
  department district school bank railroad railway insurance court commissioner secretary attorney general director
  superintendent warden estate trust trustees association union corporation national american first federal states
  doe roe john jane one two three anonymous republic nation territory king queen crown city's states' matter petition
  in re ex parte application superior division university college hospital new north south west east central great
  southern northern western eastern pacific atlantic union mutual life fire sons brothers local property items
  order member members party house senate congress president governor mayor sheriff police`.split(/\s+/),
)
const places = new Set(
  jurisdictions.flatMap(({ name, abbreviation }) => [name.toLowerCase(), abbreviation.toLowerCase()]),
)

const plain = (word: string): string => word.replace(/[,.;:’']+$/, '')

/** Words of a party by which its case may be called: all of it, or all but "Inc." and the like. */
const callable = (party: string | null): string[] | null => {
  if (party === null) return null
  const words = party
    .split(' ')
    .map(plain)
    .filter((word) => word !== '')
  while (words.length > 1 && suffixes.has(words.at(-1) ?? '')) words.pop()
  if (words.at(-1) === 'al' && words.at(-2) === 'et') words.splice(-2)
  const all = words.join(' ')
  const first = words[0] ?? ''
  if (all.length < 3 || places.has(all.toLowerCase()) || !/^[A-Z]/.test(first)) return null
  return words.length === 1 && generic.has(all.toLowerCase())
    ? null
    : words.every((word) => generic.has(word.toLowerCase()))
      ? null
      : words
}

/** By first word, the names of the cases cited in full; the latest to be cited first. */
export const knownNames = (cases: readonly { citation: CaseCitation; of: number }[]): Map<string, KnownName[]> => {
  const names = new Map<string, KnownName[]>()
  const add = (words: string[] | null, of: number, from: number, whole: boolean) => {
    if (!words || words.length > 12) return
    const first = words[0] ?? ''
    const others = names.get(first) ?? []
    others.unshift({ words, of, from, whole })
    if (others.length > 40) others.pop()
    names.set(first, others)
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
        (places.has(plaintiff.toLowerCase()) || head.length > 2 ? plaintiff.split(' ').map(plain) : null)
      if (shortPlaintiff && shortDefendant && shortPlaintiff.length + shortDefendant.length < 9)
        add([...shortPlaintiff, 'v', ...shortDefendant], of, end, true)
    }
    add(callable(plaintiff), of, end, false)
    add(callable(defendant), of, end, false)
  }
  for (const list of names.values())
    list.sort((one, other) => other.words.length - one.words.length || other.of - one.of)
  return names
}
