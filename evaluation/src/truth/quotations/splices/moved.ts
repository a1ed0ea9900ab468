import { gap, ofEach, type Source, type Way } from './source.ts'

const first = (words: string, count: number) => words.split(' ').slice(0, count).join(' ')
const inner = (words: string) => words.split(' ').slice(2, 8).join(' ')

/** One after the other in the text, and chosen by what they can be made to say. */
const picked = [
  /\b(?:the court|Congress|the State|the petitioner|the defendant|the plaintiff|the jury)\b/g,
  /\b(?:may|must|cannot|shall)\b/g,
  /\b(?:deny|take|impose|tax|seize|regulate|refuse|require|grant|pay|recover|enforce|exercise|make)\b/g,
  /\b(?:all|every|any|no)\b/g,
  /\b(?:property|rights|power|liberty|evidence|persons|taxes|contracts|jurisdiction|damages|commerce)\b/g,
]

const singleWords: Way = (source) =>
  source.chance.shuffled(source.sentences).flatMap(({ start }) => {
    const words: string[] = []
    let from = start
    for (const pattern of picked) {
      pattern.lastIndex = from
      const found = pattern.exec(source.text)
      if (!found || found.index > start + 4_000) return []
      words.push(found[0])
      from = found.index + found[0].length
    }
    return [words.join(gap(source))]
  })

const apart =
  (fewest: number, join: (one: string, other: string, source: Source) => string): Way =>
  (source) =>
    source.chance.shuffled(source.sentences).flatMap((one) => {
      const other = source.sentences.find(({ start }) => start > one.end + fewest)
      return other ? [join(one.words, other.words, source)] : []
    })

const among: Way = ({ sentences, parts, text, chance }) => {
  const later = parts.slice(1).find(({ kind }) => kind === 'dissent')
  const dissent =
    later && text.slice(later.start, later.end).match(/(?<=[a-z]\. )[A-Z][a-z ,]{50,250}[a-z]{3}\.(?=\s)/)?.[0]
  const last = sentences.at(-1)
  return dissent && last
    ? chance.shuffled([`${last.words} . . . ${dissent}`, `${first(last.words, 8)} . . . ${dissent}`])
    : []
}

/** True words in a place where they do not stand. */
export const moved: Record<string, Way> = {
  'single words': singleWords,
  'words of distant pages': apart(9_000, (one, other, source) => `${first(one, 7)}${gap(source)}${inner(other)}`),
  'whole sentences of distant pages': apart(20_000, (one, other) => `${one} . . . ${other}`),
  'whole sentences of distant pages, no ellipsis': apart(9_000, (one, other) => `${one} ${other}`),
  'whole sentences in the wrong order': apart(1_000, (one, other) => `${other} . . . ${one}`),
  'halves in the wrong order': ofEach((words, source) => {
    const all = words.slice(0, -1).split(' ')
    const half = Math.floor(all.length / 2)
    return all.length < 12 ? null : `${all.slice(half).join(' ')}${gap(source)}${all.slice(0, half).join(' ')}`
  }),
  'clauses in the wrong order': ofEach((words) => {
    const [, one, two] = /^(.{25,}), (.{25,})\.$/.exec(words) ?? []
    return one && two && `${two}, ${one}.`
  }),
  'the court and a dissent as one': among,
}
