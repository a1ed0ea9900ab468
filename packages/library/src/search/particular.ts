import { stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import type { StoredAuthority } from '../types.ts'
import type { AskedFor } from './asked.ts'

/** Words that the names of many acts have. */
const general = new Set(
  'act code convention section title federal rule civil procedur amend right relief protect reform unit state usa of and the in for to on'.split(
    ' ',
  ),
)

const stemsIn = (text: string): string[] => {
  const stems: string[] = []
  scanWords(text, 0, text.length, (word) => {
    const stem = stemOf(word)
    if (!general.has(stem) && !/^\d/.test(stem)) stems.push(stem)
  })
  return stems
}

/**
 * Whether an authority is a section of an act of its own subject, of which a query has no word: who asks for attorney's
 * fees does not ask for those of the Patent Act.
 */
export function isParticular({ words, meanings }: AskedFor, { title, kind, field = '' }: StoredAuthority): boolean {
  const [act = '', section] = title.split(': ')
  if (kind !== 'statute' || section === undefined || !/\b(?:Act|Convention|Code|Recovery)\b/.test(act)) return false
  const asked = new Set([...words.flat(), ...meanings.flatMap(({ said, terms }) => [...said, ...terms.flat()])])
  const own = stemsIn(`${act} ${field}`)
  return own.length > 0 && !own.some((stem) => asked.has(stem))
}
