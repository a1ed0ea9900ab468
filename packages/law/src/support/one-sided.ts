import { isDenial } from './polarity.ts'
import type { Word } from './reading.ts'

/** A sentence with its words: `text` is what they are places in, from `offset` on. */
interface Side {
  text: string
  words: readonly Word[]
  offset: number
}

/** What is forbidden, refused or lacking lies behind such a word: 'prohibits a public official from recovering'. */
const withholds =
  /^(?:prohibit(?:s|ed|ing)?|forb(?:id|ids|idden|ade|idding)|bar(?:s|red|ring)?|preclude[sd]?|precluding|prevent(?:s|ed|ing)?|den(?:y|ies|ied|ying)|refus(?:e[sd]?|ing)|reject(?:s|ed|ing)?|declin(?:e[sd]?|ing)|lack(?:s|ed|ing)?|unable|immune|exempt(?:s|ed)?|disallow(?:s|ed)?)$/
const requires = /^(?:must|only|unless|require[sd]?|needs?|shall|solely|until)$/
const exceptions = /^(?:unless|except|excepting)$/
const narrowing = /^(?:only|solely|exclusively|merely)$/
const narrowed =
  /^(?:only|solely|exclusively|merely|alone|unless|limited|confined|restricted|until|but|never|no|not|cannot|sole|nothing)$/

/** How far such a word reaches over what stands behind it, in words. */
const reach = 14
/** So many of the words that are stated lie under it. */
const fewest = 2

/** Telling words of a side that lie, in its own clause, behind a word that takes back what it says of them. */
function under({ text, words, offset }: Side, takes: (at: number) => boolean): Set<string> {
  const stems = new Set<string>()
  words.forEach((_, at) => {
    if (!takes(at)) return
    for (let next = at + 1; next < words.length && next <= at + reach; next++) {
      const between = text.slice((words[next - 1]?.end ?? 0) - offset, (words[next]?.start ?? 0) - offset)
      if (/[;:.!?—]/.test(between) || /^(?:but|unless|except|rather)$/.test(words[next]?.word ?? '')) break
      const word = words[next]
      if (word?.tells) stems.add(word.stem)
    }
  })
  return stems
}

const takesBack = ({ words }: Side) => {
  return (at: number): boolean => {
    const word = words[at]
    return word !== undefined && (isDenial(word, words[at + 1], words[at - 1]) || withholds.test(word.word))
  }
}

/**
 * Whether one side forbids, denies, excepts or narrows what the other says plainly, so that words that are alike do not show
 * support: 'may recover' beside 'prohibits from recovering', 'reaches only' beside 'cannot turn upon'.
 */
export function isOneSided(stated: Side, found: Side): boolean {
  const has = ({ words }: Side, pattern: RegExp) => words.some(({ word }) => pattern.test(word))
  // 'Must prove' says what 'prohibits unless he proves' says.
  const isRequired = has(found, exceptions) && has(stated, requires)
  if (isRequired) return false
  if (has(stated, exceptions) !== has(found, exceptions) && isAmid(found, stated, exceptions)) return true
  if (has(stated, narrowing) && !has(found, narrowed)) return true
  const [here, there] = [under(stated, takesBack(stated)), under(found, takesBack(found))]
  const own = new Set(stated.words.flatMap(({ tells, stem }) => (tells ? stem : [])))
  const denied = [...there].filter((stem) => own.has(stem) && !here.has(stem))
  return denied.length >= fewest && here.size === 0
}

/** Whether an exception of either side stands amid the words that both have, and not in another part of a long sentence. */
function isAmid(found: Side, stated: Side, exception: RegExp): boolean {
  const own = new Set(stated.words.flatMap(({ tells, stem }) => (tells ? stem : [])))
  const at = found.words.findIndex(({ word }) => exception.test(word))
  if (at === -1) return true
  const before = found.words.slice(Math.max(0, at - reach), at)
  return before.filter(({ tells, stem }) => tells && own.has(stem)).length >= fewest
}
