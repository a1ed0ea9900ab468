import { type FoundAddress, findAddresses } from '@casewright/law'
import { moreAddressesIn } from './more-addresses.ts'

const townsOfTwo =
  'San|Los|Las|New|Fort|Saint|St\\.|El|La|Salt Lake|Santa|Baton|Des|Grand|Palm|Long|North|South|East|West|Ann|Oak|Cedar|Colorado|Virginia|Little|Kansas|Oklahoma|Jersey|Iowa|Council|Coral|Cape|Mount|Lake|Park|Rapid|Great|Twin|Green|Sioux|Bowling|College|Corpus|Daly|High|Hot|Panama|Rock|Sugar|White'
const town = `(?:(?:${townsOfTwo}) )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Phone|Email|Tel|Attn|Attention|The|His|Her|Their|Our|My|She|He|They|We|It|You|And|Or|But|For|Rent|Price|Fee)\\b)\\p{Lu}\\p{Ll}{2,20}`
/** A ZIP code behind a town without its state: 'Unit 2, Pueblo, 81004'. */
const zip = /^,? \d{5}(?:-\d{4})?(?![\d,])/
const goesOn = new RegExp(
  `^(?:,(?: in)? |,? in )(?<comma>${town}(?: \\p{Lu}\\p{Ll}{2,15}(?=[.;\\n]|$))?)(?=[.;)\\n]|,\\s(?!\\p{Lu})|,? \\d{5}\\b|$)|^ (?<bare>${town})(?=[.;)\\n]|,? \\d{5}\\b|$)`,
  'u',
)

/** The addresses of a text, each with its town where no state follows: '500 Commerce Street, Nashville'. */
export function addressesIn(text: string): FoundAddress[] {
  const given = findAddresses(text)
  const more = moreAddressesIn(text, given)
  const known = given.filter((one) => !more.some(({ start, end }) => start <= one.start && one.end <= end))
  return [...known.map((one) => withTown(text, one)), ...more]
    .map((one) => inCareOf(text, one))
    .toSorted((one, other) => one.start - other.start)
}

/** 'c/o Mira Property Management, 900 Lamar Blvd': who takes what is sent there is part of where it goes. */
const careOf =
  /(?<![\p{L}])(?:c\/o|in care of|care of) (?:\p{Lu}|the )[^,;:\n]{1,50}(?:, (?:Inc|LLC|LLP|P\.?C|Ltd|Corp)\.?)?, $/iu

function inCareOf(text: string, one: FoundAddress): FoundAddress {
  const lead = careOf.exec(text.slice(Math.max(0, one.start - 80), one.start))?.[0]
  return lead ? { ...one, start: one.start - lead.length, words: `${lead}${one.words}` } : one
}

/** 'Out of Tacoma, 811 Pacific Ave.' */
const before = new RegExp(
  `\\b(?:out of|based in|located in|over in|here in|(?:['’](?:re|s|m)|are|is|am|lives?|shop|office) in) (?<town>${town}),? (?:at )?$`,
  'u',
)

function withTown(text: string, one: FoundAddress): FoundAddress {
  const more = one.full ? null : goesOn.exec(text.slice(one.end, one.end + 60))
  const lead = one.full || more ? null : before.exec(text.slice(Math.max(0, one.start - 50), one.start))
  if (lead?.groups?.town) {
    const start = one.start - lead[0].length
    const code = zip.exec(text.slice(one.end, one.end + 14))?.[0] ?? ''
    const words = `${one.words.replace(/\.$/, '')}, ${lead.groups.town}${code.replace(/^,/, '')}`
    return { ...one, start, end: one.end + code.length, words }
  }
  if (!more) return one
  const last = one.end + more[0].length
  const end = last + (zip.exec(text.slice(last, last + 14))?.[0].length ?? 0)
  return { ...one, end, words: text.slice(one.start, end) }
}
