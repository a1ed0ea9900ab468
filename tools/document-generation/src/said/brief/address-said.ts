// Where somebody is, at the end of words that name them.
import { jurisdictions } from '@casewright/law'
import { titled } from './titled.ts'

const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ name }) => name)
  .join('|')
const ways =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Terrace|Circle|Square|Highway|Trail|Loop|Pike'

const unmarked = new RegExp(
  `(?<=\\b(?:${ways})\\.?(?: (?:Apt|Suite|Unit|Apartment) \\S{1,5})?) (?=\\p{Lu}\\p{Ll})|(?<=\\p{Ll}) (?=(?:${states})\\b)`,
  'gu',
)
/** An address as it stands under a name: with the commas that nobody said. */
const asAddress = (words: string): string => {
  const plain = words.replace(/[\s,.;]{1,4}$/, '').replace(/(?<=^|\s)in (?=\p{L})/giu, '')
  return /,/.test(plain.replace(/, [A-Z]{2}\b/, ''))
    ? plain
    : titled(plain).replace(unmarked, (_, at: number) => (titled(plain)[at - 1] === ',' ? ' ' : ', '))
}

const where =
  /(?<![\p{L}\d.-])(?:\d{1,6}[A-Za-z]?(?:-\d{1,4})? (?:[NSEW]{1,2}\.? )?(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\b)|P\.?[ ]?O\.? Box \d)/u
const inTown = new RegExp(`,? in (?<town>[\\p{L} .]{3,30}?,? (?:${states}|[A-Z]{2}))$`, 'u')

/** The address that words end with, as it stands under a name, and where it begins; null where they have none. */
export function addressSaidIn(words: string): { address: string; start: number } | null {
  const found = where.exec(words)
  if (found) {
    const own = words.slice(found.index)
    const end = /\b\d{5}(?:-\d{4})?(?!\d)/.exec(own.slice(6))
    return { address: asAddress(end ? own.slice(0, end.index + 6 + end[0].length) : own), start: found.index }
  }
  const town = inTown.exec(words)
  return town?.groups?.town ? { address: asAddress(town.groups.town), start: town.index } : null
}
