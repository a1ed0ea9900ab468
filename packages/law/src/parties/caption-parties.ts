import type { HeadLine } from '../caption/head.ts'
import { bareName, type Party, placeOf } from './party.ts'

const role =
  /\b(?:(?:third[- ]party |cross[- ]|counter[- ]?|intervenor[- ]?)?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|debtor|movant|intervenor|relator|complainant|counterclaimant|counterdefendant|applicant)(?:\(s\)|s['’]?)?)\b/gi
// What follows a name on the line of a 'v.': ', Plaintiff, Appellant'.
const trailingRoles = new RegExp(`,\\s+(?:${role.source})[\\s,.;/-]*(?:(?:${role.source})[\\s,.;/-]*){0,3}$`, 'i')
const versus = /^(?:v|vs|-v-|–v–|against|-against-)\.?$/i
const inline = /^(.{2,160}?),?\s+(?:v|vs|V|VS)\.\s+(.{2,160})$/
const numberAlone = /^(?:\d{2}-\d+|nos?\. .{1,40})$/i
const otherLine =
  /\b(?:nos?\.|hon\.)|\b(?:court|case|docket|circuit|district of|division|filed|argued|decided|term|syllabus|slip opinion|certiorari|appeal|appeals|county|document|page|judge|cite as|opinion|complaint|motion|order|memorandum|brief|notice)\b|\d{4}|^\d{2}-\d+$/i

/** 'GIFT SURPLUS, LLC, and SANDHILL AMUSEMENTS, INC., Plaintiffs' as its parties. */
const sideOf = (source: string, lines: readonly HeadLine[], side: 1 | 2): Party[] => {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const words = lines.flatMap(({ text }) => (numberAlone.test(text) ? [] : [text])).join(' ')
  const roles = [...words.matchAll(role)].map(([word]) => word)
  const names = words.replace(role, ' ').replace(/[\s,.;/()-]+$/, '')
  return names
    .split(/;\s+|,?\s+and\s+(?=\p{Lu}{2,}[\p{Lu}\s.,&'’-]*$|\p{Lu}[\p{L}.,&'’ -]*\b(?:LLC|Inc|Corp|INC|Company|Co)\b)/u)
    .flatMap((part) => {
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

const singular = (word: string): string => {
  const low = word.toLowerCase().replace(/(?:\(s\)|s['’]?)$/, '')
  return low.charAt(0).toUpperCase() + low.slice(1)
}

/** Lines of one side: up from the 'v.' to the court or number, or down to the role. */
const above = (lines: readonly HeadLine[], at: number): HeadLine[] => {
  let first = at
  while (first > 0 && at - first < 14) {
    const text = lines[first - 1]?.text ?? ''
    // 'State of Ohio' may be a party; 'Superior Court of the State of Ohio' is none.
    if (otherLine.test(text) && (/\bcourt\b/i.test(text) || !/\b(?:board|department|state of|county of)\b/i.test(text)))
      break
    first--
  }
  return lines.slice(first, at)
}

const below = (lines: readonly HeadLine[], at: number): HeadLine[] => {
  for (let last = at + 1; last < lines.length && last < at + 16; last++) {
    const text = lines[last]?.text ?? ''
    if (new RegExp(role.source, 'i').test(text)) return lines.slice(at + 1, last + 1)
    if (
      last > at + 1 &&
      otherLine.test(text) &&
      !/\bofficial capacity|\b(?:state|board|department|bureau|director)\b/i.test(text)
    )
      return lines.slice(at + 1, last)
  }
  return lines.slice(at + 1, at + 2)
}

/** The parties of a caption: around a line that says 'v.', else of a line such as 'FISHER v. UNIVERSITY'. */
export const captionParties = (text: string, lines: readonly HeadLine[]): Party[] => {
  const at = lines.findIndex((line) => versus.test(line.text))
  if (at > 0) return [...sideOf(text, above(lines, at), 1), ...sideOf(text, below(lines, at), 2)]
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as HeadLine
    const next = lines[i + 1]
    // The name may break after the 'v.': 'TARRANT REGIONAL WATER DISTRICT v.'
    const broken = /\s(?:v|vs)\.$/.test(line.text) && next ? `${line.text} ${next.text}` : line.text
    const names = inline.exec(broken.replace(/,?\s+(?:Nos?\.|Case)\s.*$/, ''))
    if (!names || /^(?:see|cf\.|quoting)\b/i.test(broken)) continue
    const end = broken === line.text ? line.end : (next?.end ?? line.end)
    return [names[1], names[2]].flatMap((words, side): Party[] => {
      const named = (words ?? '').replace(/^(?:re|in re):?\s+/i, '')
      const first = named.search(trailingRoles)
      const name = bareName(first === -1 ? named : named.slice(0, first))
      if (!/\p{L}{2}/u.test(name)) return []
      const roles = first === -1 ? [] : [...named.slice(first).matchAll(role)].map(([word]) => singular(word))
      return [
        {
          ...placeOf(text, name, line.start, end),
          name,
          ...(roles.length > 0 ? { role: roles.join(', ') } : {}),
          from: 'caption',
          side: side === 0 ? 1 : 2,
        },
      ]
    })
  }
  return subject(text, lines)
}

/** 'In re Smith': a proceeding that has one party only. */
const subject = (text: string, lines: readonly HeadLine[]): Party[] => {
  for (const line of lines) {
    const words = /^(?:in re:?|in the matter of:?|ex parte)\s+(.{2,120})$/i.exec(line.text)?.[1]
    const name = bareName(words ?? '')
    if (/\p{L}{2}/u.test(name)) return [{ ...placeOf(text, name, line.start, line.end), name, from: 'caption' }]
  }
  return []
}
