import { isDenialAt, isWithheld, placesUnder, type Side } from './polarity.ts'

const requires = /^(?:must|only|unless|require[sd]?|needs?|shall|solely|until)$/
const exceptions = /^(?:unless|except|excepting|absent)$/
const narrowing = /^(?:only|solely|exclusively|merely|purely|strictly)$/
const narrowed =
  /^(?:only|solely|exclusively|exclusive|merely|purely|strictly|strict|just|alone|none|without|except|unless|limited|confined|restricted|until|but|never|no|not|cannot|sole|nothing)$/

/** What holds in every case, and what holds in most: 'always unreasonable' beside 'presumptively unreasonable'. */
const everywhere = /^(?:always|invariably|automatically|categorically|absolutely|necessarily|inevitably)$/
const mostly =
  /^(?:sometimes|often|generally|usually|ordinarily|normally|typically|presumptively|presumed|rarely|seldom|frequently|occasionally)$/

/** How far such a word reaches over what stands behind it, in words. */
const reach = 14
/** An exception among so many first words is of all that follows. */
const head = 3
/** So many of the words that are stated lie under it. */
const fewest = 2

/** Telling words of a side that lie, in its own clause, behind a word that takes back what it says of them. */
const under = (side: Side): Set<string> => {
  const takes = (at: number) => isDenialAt(side.words, at) || isWithheld(side.words, at)
  const places = placesUnder(side, takes, { reaches: reach, ends: /^(?:but|unless|except|rather)$/ })
  return new Set([...places].flatMap((at) => (side.words[at]?.tells ? (side.words[at]?.stem ?? '') : [])))
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
  if (has(stated, everywhere) && !has(found, everywhere) && has(found, mostly)) return true
  const [here, there] = [under(stated), under(found)]
  const own = new Set(stated.words.flatMap(({ tells, stem }) => (tells ? stem : [])))
  const denied = [...there].filter((stem) => own.has(stem) && !here.has(stem))
  return denied.length >= fewest && here.size === 0
}

/** Whether an exception of either side stands amid the words that both have, and not in another part of a long sentence. */
function isAmid(found: Side, stated: Side, exception: RegExp): boolean {
  const own = new Set(stated.words.flatMap(({ tells, stem }) => (tells ? stem : [])))
  const at = found.words.findIndex(({ word }) => exception.test(word))
  if (at === -1) return true
  // 'Absent notice, the tenant may leave' has it at its head.
  const amid = at < head ? found.words.slice(at, at + 2 * reach) : found.words.slice(Math.max(0, at - reach), at)
  return amid.filter(({ tells, stem }) => tells && own.has(stem)).length >= fewest
}
