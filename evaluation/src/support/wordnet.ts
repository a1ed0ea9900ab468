import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv'

/** Shorter words are mostly common ones: 'be', 'have'. */
const fewestLetters = 4

/** Words and their antonyms of WordNet's files, with the regular forms of verbs and nouns. The rules do not use this list. */
export function antonymsOf(folder: string): Map<string, string> {
  const antonyms = new Map<string, string>()
  for (const part of ['verb', 'adj', 'adv', 'noun'] as const)
    for (const [one, other] of pairsIn(readFileSync(join(folder, `data.${part}`), 'latin1')))
      if (one.length >= fewestLetters && other.length >= fewestLetters)
        formsOf(one, part).forEach((form, at) => {
          if (!antonyms.has(form)) antonyms.set(form, formsOf(other, part)[at] ?? other)
        })
  return antonyms
}

/** Each line is a set of words with its pointers: '! offset part 0102' leads from its first word to the second of another. */
function pairsIn(data: string): [string, string][] {
  const words = new Map<string, string[]>()
  const lines = data.split('\n').filter((line) => /^\d{8} /.test(line))
  const fieldsOf = (line: string) => line.split(' | ')[0]?.split(' ') ?? []
  for (const line of lines) {
    const fields = fieldsOf(line)
    const count = Number.parseInt(fields[3] ?? '0', 16)
    words.set(
      fields[0] ?? '',
      Array.from({ length: count }, (_, at) => (fields[4 + at * 2] ?? '').replace(/\(.*\)$/, '').toLowerCase()),
    )
  }
  return lines.flatMap((line) => {
    const fields = fieldsOf(line)
    const own = words.get(fields[0] ?? '') ?? []
    return fields.flatMap((field, at): [string, string][] => {
      const [offset = '', , places = ''] = fields.slice(at + 1)
      if (field !== '!' || !/^\d{8}$/.test(offset)) return []
      const one = own[Number.parseInt(places.slice(0, 2), 16) - 1]
      const other = words.get(offset)?.[Number.parseInt(places.slice(2), 16) - 1]
      return one && other && /^[a-z]+$/.test(one + other) ? [[one, other]] : []
    })
  })
}

const participles = new Map(
  `forbid forbidden lose lost find found sell sold give given take taken win won break broken buy bought forget forgotten
  leave left begin begun fall fallen rise risen hide hidden keep kept hold held withhold withheld know known lend lent
  understand understood withdraw withdrawn overrule overruled`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? '']] : [])) as [string, string][],
)

/** 'permits', 'permitted', 'permitting'. */
function formsOf(word: string, part: PartOfSpeech): string[] {
  if (part !== 'verb') return part === 'noun' ? [word, plural(word)] : [word]
  const stem = word.replace(/e$/, '')
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(word) && /(?:mit|fer|bar|cur|pel|bid|ban|cut|set|put)$/.test(word)
  const base = doubled ? word + word.at(-1) : stem
  const past = /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ied') : `${base}ed`
  return [word, plural(word), participles.get(word) ?? past, `${base}ing`]
}

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
