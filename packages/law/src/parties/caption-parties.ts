import { courtIn } from '../caption/court.ts'
import type { HeadLine } from '../caption/head.ts'
import type { Span } from '../span/span.ts'
import { leftColumn } from './left-column.ts'
import { bareName, type Party, placeOf } from './party.ts'

const role =
  /\b(?:(?:third[- ]party |cross[- ]|counter[- ]?|intervenor[- ]?)?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|debtor|movant|intervenor|relator|complainant|counterclaimant|counterdefendant|applicant)(?:\(s\)|s['’]?)?)\b/gi
// What follows a name on the line of a 'v.': ', Plaintiff, Appellant'.
const trailingRoles = new RegExp(`,\\s+(?:${role.source})[\\s,.;/-]*(?:(?:${role.source})[\\s,.;/-]*){0,3}$`, 'i')
// What stands on the same line behind the last role: 'HOLT, INC., Defendant.    CI 26-1184'.
const behindRole = new RegExp(
  `(,\\s{1,8}(?:${role.source})[.,]?)(?<=[.,a-z])\\s{1,60}(?=\\S{0,12}\\s?\\d|case|file|docket|no\\.)[^\\n]{0,80}$`,
  'i',
)
const versus = /^(?:v|vs|versus|-v-|–v–|against|-against-)\.?$/i
// A docket number in the next column: 'v.   17-2543'.
const numberAfter = /(?<!\s)\s+(?:(?:case )?nos?\.\s+)?\d[\w:–-]{3,30}$/i
// The name of the paper in the next column: 'v.   JUDGMENT'.
const titleAfter =
  /(?<!\s)\s+(?:(?:AMENDED|FINAL|PROPOSED|\[PROPOSED\]) )?(?:ORDER|JUDGMENT|COMPLAINT|MEMORANDUM|NOTICE|OPINION|MOTION|DECLARATION|ANSWER|PETITION|STIPULATION|REPORT)(?: [A-Z’'&,\- ]{1,80})?$/
const inline = /^(.{2,160}?),?\s+(?:v|vs|V|VS)\.\s+(.{2,160})$/
const numberAlone = /^(?:\d{2}-\d+|nos?\. .{1,40})$/i
const otherLine =
  /^(?:un)?limited (?:civil|jurisdiction)\b|^(?:civil|criminal) (?:action|division)\b|\b(?:nos?\.|hon\.)|\b(?:court|case|docket|circuit|district of|division|filed|argued|decided|term|syllabus|slip opinion|certiorari|appeal|appeals|county|document|page|judge|cite as|opinion|complaint|motion|order|memorandum|brief|notice)\b|\d{4}|^\d{2}-\d+$|^at \p{L}[\p{L} .]{2,30}$/iu

/** 'GIFT SURPLUS, LLC, and SANDHILL AMUSEMENTS, INC., Plaintiffs' as its parties. */
const sideOf = (source: string, lines: readonly HeadLine[], side: 1 | 2): Party[] => {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const words = lines.flatMap(({ text }) => (numberAlone.test(text) ? [] : [text])).join(' ')
  const roles = [...words.matchAll(role)].map(([word]) => word)
  const names = words
    .replace(role, ' ')
    .replace(/^[\s:,]+/, '')
    .replace(/(?<![\s,.;/()-])[\s,.;/()-]+$/, '')
  const parts = firstNames.test(names)
    ? [names]
    : names.split(
        /;\s+|(?:,|(?<!\s))\s+and\s+(?=\p{Lu}{2}[\p{Lu}\s.,&'’-]{0,300}$|\p{Lu}[\p{L}.,&'’ -]{0,160}\b(?:LLC|Inc|Corp|INC|Company|Co)\b)/u,
      )
  return (parts.length > 1 ? parts.flatMap(listed) : parts).flatMap((part) => {
    const name = bareName(part.replace(/\b(inc|co|corp|ltd)$/i, '$1.'))
    if (!/\p{L}{2}/u.test(name) || name.length > 160) return []
    const place = placeOf(source, name, first.start, last.end)
    return [
      {
        ...place,
        name,
        ...(roles.length > 0 ? { role: roles.map(singular).join(', ') } : {}),
        from: 'caption' as const,
        side,
      },
    ]
  })
}

const behindName =
  /^(?:INC|LLC|L\.L\.C|LLP|LP|L\.P|LTD|CO|CORP|N\.A|P\.C|PC|PLLC|P\.A|PA|JR|SR|I{2,3}|IV|M\.D|MD|D\.O|PH\.D|ESQ|USA|U\.S\.A|A|AN|THE|AS|BY|OF|IN|ET|SUED|ON|DECEASED)\b|^EXECUT|\b(?:CHIEF|MAYOR|GOVERNOR|COMMISSIONER|REPRESENTATIVE|ADMINISTRATOR|ADMINISTRATRIX|GUARDIAN|SUPERINTENDENT|OFFICER|JUDGE|CLERK|TREASURER|ATTORNEY|PRESIDENT|CHAIR|CHAIRMAN|MEMBER|TRUSTEE|RECEIVER|PARENT|MINOR|WIFE|HUSBAND|MANAGER|AGENT|WARDEN|SHERIFF|SECRETARY|DIRECTOR|INSPECTOR|SERGEANT|DEPUTY|DETECTIVE|ASSESSOR|AUDITOR)\b/
/** 'KICKAPOO CHEESE COOPERATIVE, LEIF TORGUSON' before an 'and': each part is a name of two words or more. */
const listed = (part: string): string[] => {
  const names = part.split(/,\s+/)
  return names.every(
    (name) => /^\p{Lu}[\p{Lu}.&'’-]*(?: [\p{Lu}.&'’-]{1,30}){1,8}$/u.test(name) && !behindName.test(name),
  )
    ? names
    : [part]
}

/** 'RAUL and DENISE CASTELLANOS': two people of one family, named together. */
const firstNames =
  /^\p{Lu}\p{L}+ and \p{Lu}\p{L}+(?: \p{Lu}\.)? (?!LLC|LLP|INC|CORP|CO\b|COMPANY|BANK|TRUST)\p{Lu}[\p{L}’'-]+$/u

const singular = (word: string): string => {
  const low = word.toLowerCase().replace(/(?:\(s\)|s['’]?)$/, '')
  return low.charAt(0).toUpperCase() + low.slice(1)
}

const venue = /^(?:(?:in and )?for )?(?:the )?(?:state|commonwealth|county|parish) of \p{L}[\p{L} ]{2,60}$/iu
/** 'STATE OF GEORGIA' under 'IN THE SUPERIOR COURT OF FULTON COUNTY', and no party: one is named below it. */
const isOfCourt = (lines: readonly HeadLine[], at: number): boolean =>
  venue.test(lines[at]?.text ?? '') &&
  (/\bcourts?\b/i.test(lines[at - 1]?.text ?? '') || venue.test(lines[at - 1]?.text ?? '')) &&
  /\p{L}{2}/u.test((lines[at + 1]?.text ?? '').replace(role, '').replace(/^(?:v|vs)\.?$/i, ''))

/** Whether lines name anybody, and not only a role. */
const nameSomebody = (lines: readonly HeadLine[]): boolean =>
  lines.some(({ text }) => /\p{L}{2}/u.test(text.replace(role, '')))
/** '-----------x', '=======': what a caption is framed by. */
const frame = /^[-–—_=*\s]{4,}[xX)]?$/

/** Lines of one side: up from the 'v.' to the court or number, or down to the role. */
const above = (lines: readonly HeadLine[], at: number, courtEnds: number): HeadLine[] => {
  let first = at
  while (first > 0 && at - first < 14) {
    const { text, start } = lines[first - 1] as HeadLine
    // No party stands above the court's name, or within it.
    if ((start < courtEnds || frame.test(text)) && nameSomebody(lines.slice(first, at))) break
    if (first < at && debtor.test(text)) break
    if (first < at && isOfCourt(lines, first - 1)) break
    // 'State of Ohio' may be a party; 'Superior Court of the State of Ohio' is none.
    if (otherLine.test(text) && (/\bcourt\b/i.test(text) || !/\b(?:board|department|state of|county of)\b/i.test(text)))
      break
    first--
  }
  return lines.slice(first, at)
}

/** 'Defendant.', and not 'DEFENDANT'S MEMORANDUM OF LAW'. */
const ownRole = new RegExp(`${role.source}(?!['’])`, 'i')
/** Whose case it is in bankruptcy: the parties of an adversary proceeding stand below. */
const debtor = /^(?:alleged )?debtors?(?:[- ]in[- ]possession)?\.?$|^_{3,}$/i

const below = (lines: readonly HeadLine[], at: number): HeadLine[] => {
  for (let last = at + 1; last < lines.length && last < at + 16; last++) {
    const text = lines[last]?.text ?? ''
    if (ownRole.test(text)) return lines.slice(at + 1, last + 1)
    if (
      last > at + 1 &&
      otherLine.test(text) &&
      !/\bofficial capacity|\b(?:state|board|department|bureau|director)\b/i.test(text)
    )
      return lines.slice(at + 1, last)
  }
  return lines.slice(at + 1, at + 2)
}

/** One name of a line such as 'ANN DOE, Plaintiff, v. BEN ROE, Defendant'. */
const named = (text: string, words: string, place: Span, side: 1 | 2): Party[] => {
  const whole = words.replace(/^(?:re|in re|case(?: (?:title|name|caption))?):?\s+/i, '').replace(behindRole, '$1')
  const first = whole.search(trailingRoles)
  const name = bareName(first === -1 ? whole : whole.slice(0, first))
  if (!/\p{L}{2}/u.test(name)) return []
  const roles = first === -1 ? [] : [...whole.slice(first).matchAll(role)].map(([word]) => singular(word))
  const known = roles.length > 0 ? { role: roles.join(', ') } : {}
  return [{ ...placeOf(text, name, place.start, place.end), name, ...known, from: 'caption', side }]
}

/** The parties of a caption: around a line that says 'v.', else of a line such as 'FISHER v. UNIVERSITY'. */
export const captionParties = (text: string, all: readonly HeadLine[]): Party[] => {
  const lines = leftColumn(text, all)
  const at = lines.findIndex((line) => versus.test(line.text.replace(numberAfter, '').replace(titleAfter, '')))
  const courtEnds = courtIn({ text }, all)?.end ?? 0
  if (at > 0)
    return [
      ...sideOf(text, above(lines, at, courtEnds > (lines[at]?.start ?? 0) ? 0 : courtEnds), 1),
      ...sideOf(text, below(lines, at), 2),
    ]
  for (const [i, line] of lines.entries()) {
    if (/^(?:see|cf\.|quoting)\b/i.test(line.text)) continue
    // The name may break after the 'v.': 'TARRANT REGIONAL WATER DISTRICT v.'
    const before =
      line.text.length < 200 && i + 1 < lines.length ? /^(.{2,160}?),?\s+(?:v|vs)\.$/i.exec(line.text) : null
    if (before) return [...named(text, `${before[1]}`, line, 1), ...sideOf(text, below(lines, i), 2)]
    const names = inline.exec(line.text.replace(/(?:,|(?<!\s))\s+(?:Nos?\.|Case)\s.*/, ''))
    if (names) return [...named(text, names[1] ?? '', line, 1), ...named(text, names[2] ?? '', line, 2)]
  }
  return subject(text, lines)
}

/** 'In re Smith': a proceeding that has one party only. */
const subject = (text: string, lines: readonly HeadLine[]): Party[] => {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const isCut = next !== undefined && / of:?$/i.test(line.text)
    const whole = isCut ? `${line.text} ${next.text}` : line.text
    const words = /^(?:in re:?|in the matter of:?|ex parte)\s+(.{2,120})$/i.exec(whole)?.[1]
    const name = bareName(words ?? '')
    if (/\p{L}{2}/u.test(name))
      return [{ ...placeOf(text, name, line.start, isCut ? next.end : line.end), name, from: 'caption' }]
  }
  return []
}
