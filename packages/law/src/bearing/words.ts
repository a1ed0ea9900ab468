/** Words that say nothing of what a question is about. */
const common = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can
  could did do does doing down during each ever explain few find for from further had has have having he her here hers
  his how i if in into is it its itself law laws legal legally may me might more most must my no nor not of off on once
  only or other ought our out over own please question said same shall she should show so some such tell than that the
  their them then there these they this those through to too under until up upon us was we were what whatever when where
  whether which while who whom whose why will with within without would yes you your case cases court courts hold holds
  held rule ruled rules allow allowed permit permitted someone somebody anyone person people
  apply applies best effect good mean means need needed needs necessary require required requires see still support
  supported valid today since given decide decides decided two`
    .split(/\s+/)
    .filter(Boolean),
)

const word = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu

/** A word as it is compared: lower case, without the possessive. */
const plain = (written: string) =>
  written
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replaceAll('’', "'")

/** The words of a question that say what it is about, each once, in their order. */
export function termsOf(question: string): string[] {
  const words = (question.match(word) ?? []).map(plain)
  const telling = words.filter((one) => one.length > 2 && !common.has(one) && !/^\d+$/.test(one))
  return telling.filter((one, at) => telling.findIndex((other) => sameWord(one, other)) === at)
}

const ending = /(?:ing|ed|es|e)$/
/** 'File', 'filed' and 'filing', and not 'car' and 'care': both have an ending of a form behind the same three letters or more. */
function differInEnding(one: string, other: string): boolean {
  const stem = one.replace(ending, '')
  return stem.length >= 3 && stem !== one && stem !== other && stem === other.replace(ending, '')
}

/** Whether two words are forms of one: 'waived' and 'waiving', 'arrest' and 'arrestee', not 'contract' and 'contraband'. */
function sameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const isPlural = long === `${short}s` || long === `${short}es`
  if (isPlural || differInEnding(one, other)) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  const isWhole = shared === short.length
  return shared >= 5 && shared >= long.length * (isWhole ? 0.6 : 0.65) && shared >= short.length - 2
}

/** What tells which of the terms stand in a text, in any form. */
export function termFinder(terms: readonly string[]): (text: string) => Set<number> {
  const known = new Map<string, readonly number[]>()
  const of = (written: string) => {
    const before = known.get(written)
    if (before) return before
    const one = plain(written)
    const found = terms.flatMap((term, at) => (sameWord(one, term) ? [at] : []))
    known.set(written, found)
    return found
  }
  return (text) => new Set((text.match(word) ?? []).flatMap(of))
}

/** Where the terms stand in a text, in any form. */
export const termPlaces = (terms: readonly string[], text: string): [start: number, end: number][] =>
  [...text.matchAll(word)].flatMap(({ 0: written, index }) =>
    terms.some((term) => sameWord(plain(written), term)) ? [[index, index + written.length] as [number, number]] : [],
  )

/** Runs of telling words: 'police search' and 'arrestee’s phone' of a question about them. At most `most`, the longest first. */
export function phrasesOf(question: string, most: number): string[] {
  const runs = question
    .split(/[^\p{L}\p{N}’'\s-]+/u)
    .flatMap((part) => {
      const found: string[][] = [[]]
      for (const one of part.match(word) ?? []) {
        if (common.has(plain(one))) found.push([])
        else found.at(-1)?.push(one)
      }
      return found
    })
    .filter((run) => run.length > 1)
    .map((run) => run.slice(0, 5).join(' '))
  return [...new Set(runs)].toSorted((one, other) => other.length - one.length).slice(0, most)
}
