import { isBody } from '@casewright/law'
import { isToChoose, nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { person } from '../name-shapes.ts'
import { posts } from '../signers.ts'

const office = '(?:VP|SVP|EVP|CEO|CFO|COO|CTO|CIO|GM|GC|MD|Pres|Secy|Treas)'
const starts = String.raw`(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)`
const signs = new RegExp(
  `${starts}(?:signs|sign|signers?|signing|signator(?:y|ies)|signatures?|signature blocks?)[ \\t]?[:=–-][ \\t]{0,3}(?<line>[^\\n]{6,160})`,
  'giu',
)
const entry = new RegExp(
  `^(?<name>${person}?)(?:[ ,(]{1,2}(?<post>${office}\\b|(?:\\p{Ll}{3,10} )?(?:${posts})(?: \\p{Ll}[\\p{L} ]{1,30})?))?\\)?[.]?$`,
  'u',
)

/** The words of a body's name or an office that tell whose they are: 'Kowal', 'Assn'. */
const tellingWords = (words: string) =>
  new Set(
    words
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .split(/[^\p{L}\d]+/u)
      .filter(
        (word) =>
          word.length > 3 &&
          !/^(?:president|manager|member|partner|director|owner|vice|inc|company|corp|managing|general|chief)$/.test(
            word,
          ),
      ),
  )
const shares = (one: string, other: string) => [...tellingWords(one)].some((word) => tellingWords(other).has(word))

interface Signer {
  name: string
  post: string
  words: string
  start: number
  end: number
}

/** 'Signs: Stan Kowal VP / Dr. Priti Nair, assn president': two who sign, one for each party. */
function pairIn(text: string): [Signer, Signer] | null {
  for (const { index, 0: all, groups } of text.matchAll(signs)) {
    const line = groups?.line ?? ''
    const from = index + all.length - line.length
    const pieces = line.split(/ ?\/ ?|; ?/)
    const read = pieces.flatMap((words): Signer[] => {
      const { name, post = '' } = entry.exec(words.trim())?.groups ?? {}
      const start = from + line.indexOf(words)
      return name ? [{ name, post: post.trim(), words, start, end: start + words.length }] : []
    })
    const [one, other] = read
    if (pieces.length === 2 && one && other) return [one, other]
  }
  return null
}

/** A passage without the line that only says who signs. */
const withoutLine = (value: string, pair: readonly Signer[]): string =>
  /\bsign/i.test(value)
    ? value
        .split('\n')
        .filter(
          (line) =>
            !pair.some(({ name }) => line.includes(name.split(' ').at(-1) ?? name)) ||
            !/\bsign(?:s|ers?|ing|atures?|atory|atories)\b/i.test(line),
        )
        .join('\n')
    : value

/**
 * Who signs for which party, where a line names two: by a word that a name and a body share, and otherwise in the order of the parties in the
 * notes. Where the words of one tell otherwise than its place, nobody is put down.
 */
export function withPair(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const pair = pairIn(text)
  const parties = filled.flatMap(({ field, value, from }) => {
    const role = /^(?<role>.+?)(?:Name|Party)$/.exec(field)?.groups?.role
    const known = template.fields.find(({ name }) => name === `${role}Signer`)
    return known && !isToChoose(value)
      ? [{ known, name: nameOfParty(value), at: from?.start ?? text.indexOf(value) }]
      : []
  })
  const [first, second] = parties.toSorted((one, other) => one.at - other.at)
  if (!pair || !first || !second || parties.length !== 2 || !isBody(first.name) || !isBody(second.name))
    return [...filled]
  const straight = shares(pair[0].words, first.name) || shares(pair[1].words, second.name)
  const crossed = shares(pair[0].words, second.name) || shares(pair[1].words, first.name)
  const rest = filled
    .filter(({ field }) => field !== first.known.name && field !== second.known.name)
    .map((one) => ({ ...one, value: withoutLine(one.value, pair) }))
    .filter(({ value }) => value !== '')
  if (straight && crossed) return rest
  const order = crossed ? [second, first] : [first, second]
  return [
    ...rest,
    ...pair.flatMap(({ name, post, start, end }, n): Filled[] => {
      const own = order[n]?.known
      return own
        ? [
            {
              field: own.name,
              label: own.label,
              by: 'text',
              value: post ? `${name}, ${post}` : name,
              from: { start, end },
            },
          ]
        : []
    }),
  ]
}

const signed = new RegExp(
  `(?<=^|[.!?;\\n,]\\s{0,3}(?:[-*•]\\s)?)(?:to be )?[Ss]igned(?: by)?:?(?: me,)? (?<name>${person})(?:, (?<firm>\\p{Lu}[\\p{L}’'.-]+(?:(?: (?:&|and) |, | )\\p{Lu}[\\p{L}’'.-]+){0,4}))?`,
  'u',
)
/** 'Signed Rachel Wynn, Wynn & Kasparek, Omaha': the lawyer of a letter or paper, and the firm where it is named as one. */
export function withAttorney({ fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  const found = signed.exec(text)
  const { name = '', firm = '' } = found?.groups ?? {}
  if (!found || name === '') return [...filled]
  const put = (field: string, value: string): Filled[] => {
    const known = fields.find((one) => one.name === field)
    const isOpen = !filled.some((one) => one.field === field && one.by === 'text' && !isToChoose(one.value))
    const start = found.index + found[0].indexOf(value)
    return known && isOpen && value
      ? [{ field, label: known.label, by: 'text', value, from: { start, end: start + value.length } }]
      : []
  }
  const house = /^(?<house>[^,]+(?:&|and)[^,]+|[^,]+)/u.exec(firm)?.groups?.house?.trim() ?? ''
  const own = put('attorneyName', name)
  return [
    ...filled.filter(({ field, value }) => own.length === 0 || field !== 'attorneyName' || !isToChoose(value)),
    ...own,
    ...put('firmName', /&| and /.test(house) || isBody(house) ? house : ''),
  ]
}
