import { findEmails, findPhones, type Span } from '@casewright/law'
import { isOrganization, mayBePerson, type Named, namedAt } from './organizations.ts'
import { titleOf } from './titles.ts'

/** Whom one sentence tells of: the person, what he or she is, where he or she works, and where that is. */
export interface Who {
  name?: Span & { words: string }
  title?: Span & { words: string }
  company?: Span & { words: string }
  address?: Span & { words: string }
  /** A town that is named without a street. */
  town?: Span & { words: string }
  /** Behind the last of it. */
  end: number
}

const gap = /^[ \t]{0,3}(?:,|\(|\)|[-–—]{1,2}(?= ))?[ \t]{0,3}(?:\n[ \t]{0,3})?/
const join =
  /^(?:(?:that['’]s|they['’]re|they are|it['’]s|its|address(?: is)?|located|which is|who['’]s|who is|and|over|out) )?(?:at|of|from|with|c\/o|in care of|attn\.?|attention|att|address(?: is)?|contact(?: is)?)?[:,]?[ \t]{0,2}(?:the |our |my |their )?/i
const credential =
  /^(?:RN|BSN|MSN|PE|CPA|PhD|Ph\.D\.?|MD|M\.D\.?|DDS|DVM|Esq\.?|JD|MBA|LCSW|SHRM-CP|PMP)\b(?=[,.;\n)]|$)/
/** Where mail goes where nobody is named. */
const desk =
  /^(?:(?:customer|technical|tech) (?:service|relations|care|support|help)|accounts? (?:payable|receivable)|human resources|HR|(?:the )?(?:billing|records?|claims|sales|purchasing|admissions|licensing|permits?|legal|parts|service|warranty|returns|credit|collections|complaints?) (?:department|dept|office|team|desk|committee)|admissions committee|board of directors|scholarship committee|selection committee|talent acquisition|consumer affairs|guest relations|member services|patient relations|the manager|the owner)\b/i
/** Whether words are a desk where mail goes, and no name. */
export const isDesk = (words: string): boolean => desk.exec(words)?.[0].length === words.length

const town = /^in (?<town>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,.;\n)]|$| (?:about|re|that|and|asking|ask|to|for)\b)/u

/**
 * Reads on from a place in a text, part by part, as long as the parts tell of one person or organization.
 * @param addresses the addresses of the text
 */
export function whoAt(text: string, at: number, addresses: readonly (Span & { words: string })[]): Who {
  const who: Who = { end: at }
  const rest = text.slice(at, at + 400)
  const ways = [...findEmails(rest), ...findPhones(rest)].map(({ start, end }) => ({
    start: at + start,
    end: at + end,
  }))
  const names: Named[] = []
  let place = at
  for (let count = 0; count < 12; count++) {
    const before = gap.exec(text.slice(place, place + 12))?.[0].length ?? 0
    const here = place + before
    if (place !== at && labelNext.test(text.slice(here - 1, here + 30))) break
    const lead = place === at ? 0 : (join.exec(text.slice(here, here + 60))?.[0].length ?? 0)
    const one =
      partAt(text, here, addresses, ways, who) ?? (lead > 0 ? partAt(text, here + lead, addresses, ways, who) : null)
    if (!one || (place !== at && before + lead === 0)) break
    if (one.named) {
      if (!take(who, one.named, text.slice(here, here + lead))) break
      names.push(one.named)
    }
    place = one.end
    who.end = one.end
  }
  settle(who, names)
  return who
}

/** A line with a label of its own tells of somebody or something else, unless it tells where the same one is. */
const labelNext = /^\n(?!(?:attn|attention|address|contact|c\/o|street|city)\b)\p{Lu}[\p{L} ]{1,24}: /iu

/** 'Chestnut Hill, MA 02467': where mail to a college or an office goes that has no street. */
const townWithCode = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2},? [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/u
const ofBody = /^(?<post>[\p{L} -]{3,40}?) of (?:the )?(?<body>\p{Lu}\S{1,20}(?: \S{1,20}){1,5})$/u
/** A part of an organization, behind which its name follows. */
const partOf = /^(?:Department|Dept\.?|Division|School|Faculty|Office|Center|Institute|College) of /

interface Part {
  end: number
  named?: Named
}

function partAt(
  text: string,
  at: number,
  addresses: readonly (Span & { words: string })[],
  ways: readonly Span[],
  who: Who,
): Part | null {
  const address = addresses.find(({ start }) => start === at)
  if (address) {
    if (who.address) return null
    who.address = address
    return { end: address.end }
  }
  const way = ways.find(({ start }) => start === at)
  if (way) return { end: way.end }
  const near = text.slice(at, at + 130)
  const letters = credential.exec(near)?.[0]
  if (letters && who.name) return { end: at + letters.length }
  const place = town.exec(near)
  if (place?.groups?.town) {
    who.town = { start: at + 3, end: at + place[0].length, words: place.groups.town }
    return { end: at + place[0].length }
  }
  const mailed = who.company || who.name ? townWithCode.exec(near)?.[0] : undefined
  if (mailed && !who.address) {
    who.address = { start: at, end: at + mailed.length, words: mailed }
    return { end: at + mailed.length }
  }
  const called = who.name || who.company ? titleOf(near) : null
  if (called && !who.title) {
    const of = ofBody.exec(called.title)?.groups
    // 'Executive Director of the Kentucky Growers Association': a title, and where.
    if (of?.post && of.body && !who.company && isOrganization(of.body)) {
      const end = at + called.length
      who.title = { start: at + called.from, end: at + called.from + of.post.length, words: of.post }
      who.company = { start: end - of.body.length, end, words: of.body }
      return { end }
    }
    who.title = { start: at + called.from, end: at + called.length, words: called.title }
    return { end: at + called.length }
  }
  const office = desk.exec(near)?.[0]
  if (office && !who.name) {
    who.name = { start: at, end: at + office.length, words: office }
    return { end: at + office.length }
  }
  const named = namedAt(text, at)
  return named ? { end: named.end, named } : null
}

/** Puts a name where it belongs. @returns false of a name that is one too many */
function take(who: Who, named: Named, lead: string): boolean {
  const isAttention = /^(?:attn|attention|att\b|c\/o|in care of|contact)/i.test(lead)
  const isPerson = named.body === false || (mayBePerson(named.words) && !named.body && (!who.name || isAttention))
  const isAt = /^(?:at|of|from|with|that['’]s)\b/i.test(lead)
  if (isPerson && !isAt && !who.name) who.name = named
  else if (isPerson && who.name && !isAt && isFuller(named.words, who.name.words))
    who.name = { ...named, start: who.name.start }
  else if (isPerson && isAttention && who.name && isDesk(who.name.words)) {
    who.company = who.company
      ? { ...who.company, start: who.name.start, words: `${who.name.words}, ${who.company.words}` }
      : who.name
    who.name = named
  } else if (isPerson && isAttention && who.name && !who.company) {
    who.company = who.name
    who.name = named
  } else if (!who.company && (!isPerson || isAt) && !isTown.test(named.words)) who.company = named
  else if (who.company && !isPerson && partOf.test(who.company.words) && named.start - who.company.end < 8)
    who.company = { start: who.company.start, end: named.end, words: `${who.company.words}, ${named.words}` }
  else if (who.company && !who.name && !isPerson && mayBeSurname(who.company.words)) {
    who.name = who.company
    who.company = named
  } else return false
  return true
}

/** 'Frank Mills, Lone Star Lumber': of two that look like firms the first, of two words, is whose name it is. */
const mayBeSurname = (words: string) => words.split(' ').length === 2 && mayBePerson(words)

/** 'Salt Lake City' alone is where somebody is. */
const isTown = /^(?:\p{Lu}\p{L}+ ){1,3}(?:City|County)$/u

/** 'Judge Alvarez - Hon. Teresa Alvarez': the same person, by the whole name. */
const isFuller = (words: string, before: string) =>
  words.split(' ').length > before.split(' ').length && words.split(' ').at(-1) === before.split(' ').at(-1)

/** A name that no word of it tells of is a person's where a title follows, and an organization's where a town does. */
function settle(who: Who, names: readonly Named[]): void {
  const { name } = who
  if (!name || who.company) return
  const own = names.find(({ start }) => start === name.start)
  if (own?.body === undefined && own && who.town && !who.title && !isOrganization(name.words)) {
    who.company = name
    delete who.name
  }
}
