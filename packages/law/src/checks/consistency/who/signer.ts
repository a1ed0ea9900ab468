import { findParties } from '../../../parties/parties.ts'
import type { Span } from '../../../span/span.ts'
import { signingFrom } from '../../bar/signing.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { labeledParties, quotedParties } from '../../reading/labeled-parties.ts'
import { once } from '../../reading/once.ts'
import type { Contradiction } from '../support/told.ts'

/** UTF-16 units before and after the first place to sign in which names of signers stand. */
const above = 320
const below = 2500

const form =
  /[\s,]{1,6}(?:(?:private|pvt\.?)[\s,]{1,6})?(?:inc|incorporated|corp|corporation|p?llc|p\.?l\.?l\.?c|l\.l\.c|llp|l\.l\.p|lp|l\.p|ltd|limited|company|co|gmbh|plc)\b\.?$/i
/** A name as it is compared: without its form, its marks and the lesser words. */
const bare = (name: string): string =>
  name
    .trim()
    .replace(/\.$/, '')
    .replace(form, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/^the\s|\b(?:private|pvt)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Words with which many names begin. */
const common =
  /^(?:the|first|united|american|national|new|north|south|east|west|pacific|atlantic|great|general|global|international|state|city|county|blue|green|red|black|white|golden|silver|grand|royal|st|saint|san|los|las|dr|mr|mrs|ms)\.?$/i

/** The words with which a company's name begins, and which others do not share by chance. */
const stemOf = (name: string): string | null => {
  const [first = '', second = '', third = ''] = name.replace(form, '').split(/\s+/)
  if (common.test(first) || first.length < 4) return third === '' ? null : `${first} ${second}`
  return first
}

interface Side extends Span {
  name: string
}

const sides = once((document): readonly Side[] => {
  const all = [
    ...findParties(document).filter(({ from }) => from === 'preamble'),
    ...labeledParties(document),
    ...quotedParties(document),
  ]
  return [...new Map(all.toReversed().map((one) => [bare(one.name), one])).values()].toReversed()
})

interface Cell extends Span {
  words: string
}

const led = /^(?:for|m\/s\.?|name\s?:|by\s?:|\(?print(?:ed)? name\)?\s?:|[\p{Lu}\s]{4,24}:)\s{0,6}/iu

/** What stands in the columns of the lines of signatures. */
const cellsOf = once((document): readonly Cell[] => {
  const words = ownPages(document)
  const from = signingFrom(document)
  if (from >= words.length) return []
  const start = Math.max(from - above, Math.floor(words.length * 0.3))
  return [...words.slice(start, from + below).matchAll(/\S[^\n\t]*?(?=\s{3,}|\t|\n|$)/g)].map(({ index, 0: cell }) => {
    const name = cell.replace(led, '')
    const at = start + index + cell.length - name.length
    return { words: name, start: at, end: at + name.length }
  })
})

const nameWord = /^(?:\p{Lu}[\p{L}’'-]{1,40}\.?|(?:\p{Lu}\.){1,3})$/u
const wordsOfName = (name: string): string[] => name.trim().split(/\s+/)

const isPerson = (name: string): boolean =>
  wordsOfName(name).length >= 2 &&
  wordsOfName(name).length <= 4 &&
  wordsOfName(name).every((word) => nameWord.test(word)) &&
  !form.test(name)

/** 'Theo' and 'Thea', 'Jon' and 'John': one letter more, less or other. */
const isOneOff = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, others] = [one.slice(at), other.slice(at)]
  return rest.slice(1) === others.slice(1) || rest.slice(1) === others || rest === others.slice(1)
}

const isLikePerson = (cell: string, name: string): boolean => {
  if (!isPerson(cell) || !isPerson(name)) return false
  const [ours, theirs] = [name.toLowerCase().split(/\s+/), cell.toLowerCase().split(/\s+/)]
  return (
    ours.length === theirs.length &&
    ours.slice(1).join(' ') === theirs.slice(1).join(' ') &&
    isOneOff(ours[0] ?? '', theirs[0] ?? '') &&
    (ours[0]?.length ?? 0) > 2
  )
}

/** 'Centruty' for 'Century' is a slip of the pen, and no other company. */
const isSlip = (name: string, cell: string): boolean => {
  const [ours, theirs] = [name, cell].map((words) =>
    words
      .replace(form, '')
      .toLowerCase()
      .split(/[\s,]+/),
  )
  return (
    ours?.length === theirs?.length && (ours ?? []).every((word, at) => word.slice(0, 3) === theirs?.[at]?.slice(0, 3))
  )
}

const isLikeCompany = (cell: string, name: string): boolean => {
  const stem = stemOf(name)
  if (!stem || !cell.toLowerCase().startsWith(`${stem.toLowerCase()} `) || cell.length > 90) return false
  if (!form.test(cell)) return false
  const [ours, theirs] = [bare(name), bare(cell)]
  return ours !== '' && !ours.includes(theirs) && !theirs.includes(ours) && !isSlip(name, cell)
}

/** Places to sign that are for a company or a person almost named like a party, where that party itself has none. */
export const othersSign = once((document): readonly Contradiction[] => {
  const cells = cellsOf(document)
  const [first] = cells
  if (!first) return []
  const all = sides(document)
  const known = new Set(all.map(({ name }) => bare(name)))
  const body = bare(ownPages(document).slice(0, first.start))
  const signed = bare(cells.map(({ words }) => words).join(' '))
  return all.flatMap(({ name, start, end }): Contradiction[] => {
    if (bare(name).length < 4 || signed.includes(bare(name))) return []
    const other = cells.find(
      ({ words, start: at }) =>
        at > end &&
        !known.has(bare(words)) &&
        !body.includes(bare(words)) &&
        (isLikeCompany(words, name) || isLikePerson(words, name)),
    )
    if (!other) return []
    return [
      {
        places: [other, { start, end }],
        message: `The place to sign is for ${other.words.replace(/(?<!\b(?:Inc|Corp|Co|Ltd))\.$/i, '')}; the party at the beginning is ${name.replace(/\.$/, '')}.`,
      },
    ]
  })
})

const word = "[A-Z][\\w&.’'-]{0,24}"
const labeledSigner = new RegExp(
  `^[^\\S\\n]{0,40}(?:[Ff]or )?(?:[Tt]he )?([A-Z][A-Za-z]{3,20})[^\\S\\n]?:[^\\S\\n]{0,12}(${word}(?:,?[ ](?:&[ ]|of[ ]|and[ ])?${word}){1,6})(?=[^\\S\\n]{2,}|\\t|\\n|$)`,
  'gmu',
)

/** 'Company: Redwood Games, Inc.' beside the line to sign, where the Company is another by the paper's first words. */
export const labeledOtherwise = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const from = Math.max(signingFrom(document) - 80, Math.floor(words.length * 0.5))
  const all = [...labeledParties(document), ...quotedParties(document)]
  return [...words.slice(from).matchAll(labeledSigner)].flatMap(({ index, 0: line, 1: role = '', 2: name = '' }) => {
    const held = all.filter((one) => one.role.toLowerCase() === role.toLowerCase())
    const [party] = held
    if (!party || !form.test(name) || !form.test(party.name) || held.some((one) => isKin(one.name, name))) return []
    const start = from + index + line.lastIndexOf(name)
    if (party.end > start) return []
    return [
      {
        places: [
          { start, end: start + name.length },
          { start: party.start, end: party.end },
        ],
        message: `The ${role} that is to sign is ${name}; the ${role} at the beginning is ${party.name.replace(/\.$/, '')}.`,
      },
    ]
  })
}

const isKin = (one: string, other: string): boolean => {
  const [ours, theirs] = [bare(one), bare(other)]
  return ours === '' || theirs === '' || ours.includes(theirs) || theirs.includes(ours) || isSlip(one, other)
}

/** Whether a place is one of those. */
export const isOtherSigner = (document: CheckedDocument, { start, end }: Span): boolean =>
  othersSign(document).some(({ places: [place] }) => place !== undefined && place.start < end && start < place.end)
