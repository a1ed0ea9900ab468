import type { WebResult } from '@casewright/core'

/** The longest that a snippet of a feed is shown. */
const longest = 400
/** A result loses half of its weight in so many days. */
const halfLife = 30
const day = 24 * 60 * 60_000

/**
 * Entries of feeds that hold words of the query: by the rarity of the words, twice for the title, and by age.
 * A query without words of its own gives the latest of all.
 */
export function rankEntries(query: string, entries: readonly WebResult[], now = Date.now()): WebResult[] {
  const wanted = [...new Set(wordsOf(query))].filter((word) => !common.has(word))
  const read = entries.map((entry) => ({ entry, ...readOf(entry) }))
  const rarity = new Map(
    wanted.map((word) => {
      const having = read.filter(({ title, text }) => title.has(word) || text.has(word)).length
      return [word, Math.log(1 + entries.length / (1 + having))]
    }),
  )
  return read
    .map(({ entry, title, text }) => {
      const matched = wanted.reduce(
        (sum, word) => sum + (rarity.get(word) ?? 0) * ((title.has(word) ? 2 : 0) + (text.has(word) ? 1 : 0)),
        0,
      )
      const age = entry.date ? Math.max(0, now - Date.parse(entry.date)) / day : 365
      return {
        entry,
        score: (wanted.length === 0 ? 1 : matched) * 0.5 ** (age / halfLife / (wanted.length === 0 ? 1 : 4)),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => ({ ...entry, snippet: shortened(entry.snippet) }))
}

/** The words of an entry, which stays the same object as long as its feed is held. */
const kept = new WeakMap<WebResult, { title: Set<string>; text: Set<string> }>()
function readOf(entry: WebResult) {
  const before = kept.get(entry)
  if (before) return before
  const read = { title: new Set(wordsOf(entry.title)), text: new Set(wordsOf(entry.snippet)) }
  kept.set(entry, read)
  return read
}

/** Words without their endings: 'ruling', 'rules' and 'rule' are one. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) =>
    word.replace(/(?:ings?|ed|es|s|e)$/u, (end) => (word.length - end.length < 3 ? end : '')),
  )

const common = new Set(
  wordsOf(
    'the a an of in on at to for from by with and or not is are was were be as about what which who how when latest recent news law legal new court courts',
  ),
)

const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')}…`
