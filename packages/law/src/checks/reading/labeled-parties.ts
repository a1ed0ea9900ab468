import type { Span } from '../../span/span.ts'
import { ownPages } from '../drafting/support/own-words.ts'
import { once } from './once.ts'

/** A name beside the label of a side, such as 'Owner:  Oak Street Apartments, LP, a Wisconsin limited partnership'. */
export interface LabeledParty extends Span {
  role: string
  name: string
}

const head = 4000
/** 'Owner:', 'OWNER -' or 'Owner' in a column of its own, and a name on the same line or the next; or behind another. */
const labeled =
  /(?:^[^\S\n]{0,40}|(?<=[.;][^\S\n]))(?:\d{1,2}[.)]\s)?(?:the\s)?(\p{Lu}[\p{L}’'/]{1,24}(?:[^\S\n]\p{Lu}[\p{L}’'/]{1,24}){0,2})(?:[^\S\n]?\((?:the\s)?["“][^"”\n]{1,30}["”]\))?(?:[^\S\n]?[:|–—][^\S\n|]{0,30}\n?[^\S\n]{0,40}|[^\S\n]?\t[^\S\n]{0,20}|[^\S\n]{3,30}|[^\S\n]-[^\S\n])(?=(\p{Lu}[^\n]{2,160}))/gmu
const acts =
  '(?:shall|will|may|must|agrees?|grants?|appoints?|hereby|acknowledges?|represents?|warrants?|pays?|has|is|holds?|engages?|retains?|hires?|leases?|sells?|buys?|covenants?|undertakes?|promises?)'
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s')
const form =
  /^(.{2,90}?,?\s(?:Inc|Incorporated|Corp|Corporation|LLC|L\.L\.C|LLP|L\.L\.P|LP|L\.P|Ltd|Limited|Company|Co|GmbH|PLC|PLLC|P\.?A|P\.?C|N\.?A)\b\.?)/i
const nameOf = (words: string): string =>
  (form.exec(words)?.[1] ?? words.split(/[,;(\t]|\s{3,}|\.\s(?=\p{Lu}\p{Ll}{2,14}: )/u, 1)[0] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The sides that the head of a paper names by labels, whatever the labels are: what makes one is that the body lets it act
 * ('Owner shall', 'Manager will').
 */
export const labeledParties = once((document): readonly LabeledParty[] => {
  const words = ownPages(document)
  const found = [...words.slice(0, head).matchAll(labeled)].flatMap((match): LabeledParty[] => {
    const [all, label = '', rest = ''] = match
    const start = match.index + all.length
    const actor = new RegExp(`\\b(?:${escaped(label)}|${escaped(inTitleCase(label))})\\s${acts}\\b`)
    const name = nameOf(rest)
    return name.length > 2 && actor.test(words.slice(match.index + all.length))
      ? [{ role: inTitleCase(label), name, start, end: start + name.length }]
      : []
  })
  return [...new Map(found.toReversed().map((party) => [party.role, party])).values()].toReversed()
})

/** '("Producer")', '(hereinafter referred to as the "Seller", …)', '("the House" or "Tammy")', '("we," "us")'. */
const called = /\([^()"“”]{0,60}["“](?:the )?(\p{Lu}[\p{L}’' ]{2,24}|we|you),?[”"]/gu
const isPronoun = /^(?:we|you)$/
/** '("Supplier": Abuela Chayo's Salsa Co., Goshen, Indiana)': the name behind what it is called. */
const behind = /^:\s{1,3}(?=(\p{Lu}[^()\n]{2,160}))/u
const one = "[\\p{Lu}\\d&][\\p{L}\\d&.’'-]{0,24}"
const company = new RegExp(
  `${one}(?:,?[^\\S\\n]{1,2}(?:of |and |the )?${one}){0,8}?,?[^\\S\\n]{1,2}(?:Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|P?LLC|L\\.L\\.C|LLP|LP|L\\.P|Ltd|LTD|Limited|LIMITED|Company|COMPANY|Co|CO|GmbH|PLC)\\b\\.?`,
  'u',
)
const person = /(?:^|\n|\band\s|,\s)[^\S\n]{0,40}((?:\p{Lu}[\p{L}’'-]+ |\p{Lu}\. ){1,3}\p{Lu}[\p{L}’'-]+)[\s,]{0,3}$/u
/** Whatever else is written like a name right before what it is called: 'Harrow & Hound Partners, LLLP', 'Ann Bell, D.V.M.' */
const anyName = new RegExp(`(${one}(?:,?[^\\S\\n]{1,2}(?:of |and |the |& )?${one}){1,8})[\\s,]{0,3}$`, 'u')
const isThing = /\b(?:agreement|amendment|lease|contract|note|date|term|property|premises|services?|DPA|MSA|SOW)\b/i
const connecting = /^(?:(?:this|by|and|between|among|AND|BETWEEN|BY|AMONG|M\/s\.?)\s{1,4})+/i

/** 'Oak Pictures LLC ("Producer")': the sides that the head names with what it calls them, wherever they stand there. */
export const quotedParties = once((document): readonly LabeledParty[] =>
  partiesCalled(ownPages(document)).filter(({ role }) => !isPronoun.test(role)),
)

/** The same of any words, with those that are called 'we' and 'you'. */
export function partiesCalled(words: string): LabeledParty[] {
  let from = 0
  return [...words.slice(0, head).matchAll(called)].flatMap((match): LabeledParty[] => {
    const [all, role = ''] = match
    const begin = Math.max(from, match.index - 400)
    // A name may be filled in on a line.
    const before = words.slice(begin, match.index).replaceAll('_', ' ').trimEnd()
    from = match.index + all.length
    const after = behind.exec(words.slice(from, from + 200))
    if (after?.[1]) {
      const [named, start] = [nameOf(after[1]), from + after[0].length]
      return [{ role, name: named, start, end: start + named.length }]
    }
    const found = company.exec(before) ?? person.exec(before) ?? anyName.exec(before)
    const name = (found?.[1] ?? found?.[0] ?? '').replace(connecting, '')
    const actor = new RegExp(`\\b${escaped(role)}\\s${acts}\\b`, isPronoun.test(role) ? 'i' : '')
    if (!found || name.length < 5 || isThing.test(role) || !actor.test(words.slice(from))) return []
    const start = begin + found.index + found[0].lastIndexOf(name)
    return [{ role, name, start, end: start + name.length }]
  })
}

const inTitleCase = (label: string): string =>
  label === label.toUpperCase()
    ? label.replace(/\p{L}+/gu, (word) => (word[0] ?? '') + word.slice(1).toLowerCase())
    : label
