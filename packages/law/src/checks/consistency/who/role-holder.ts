import { statesNamed } from '../../../jurisdictions/states-named.ts'
import { findParties, type Party } from '../../../parties/parties.ts'
import type { CheckedDocument } from '../../check.ts'
import { coreName, formOf } from '../../drafting/support/company-name.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'

const word = "[A-Z][\\w&.’'-]{0,24}"
const form =
  '(?:Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|PLLC|LLC|L\\.L\\.C|LLP|LP|L\\.P|Ltd|LTD|Limited|Company|COMPANY|Co|GmbH|PLC)'
const company = `${word}(?:[ ,]{1,2}(?:of |and |& )?${word}){0,7}?[ ,]{1,2}${form}\\b\\.?`
/** A name that is followed by another of its names, or by whoever acts for it. */
const otherName =
  /^[\s,(]{0,4}(?:f\/?k\/?a|d\/?b\/?a|n\/?k\/?a|a\/?k\/?a|formerly|doing business|successor|as (?:agent|trustee|successor|assignee|nominee)|on behalf|an? affiliate|or its)\b/i
const before =
  /\b(?:successor|assignee|affiliate|parent|agent|predecessor|guarantor|manager|formerly known as|f\/k\/a|d\/b\/a|c\/o|attention|attn|copy to)\W{0,4}$/i

/** Whoever gets the mail for a side: a person by name, a firm of lawyers, a manager or an agent. */
const forOthers =
  /^(?!(?:Inc|Corp|Co|Ltd|LLC|LP)\b)[A-Z][a-z’'-]{1,20} (?:[A-Z]\. )?[A-Z][\p{L}’'-]{1,20}, |\b(?:Firm|Law|Legal|Attorneys?|Counsel|Counselors|Solicitors?|Advocates|Esq|Management|Managers?|Agents?|Agency|Registered|LLP|P\.?C)\b|^\p{L}+(?:, \p{L}+){0,3},? (?:&|and) \p{L}+,/u
const copied = /\bcop(?:y|ies)\b[^.;\n]{0,60}$/i
/** Notices to a side may go to another; that makes the other no holder of the role. */
const isAddressee = (words: string, at: number, found: string, name: string): boolean =>
  /^\W{0,12}(?:if\s)?to\s/i.test(found) &&
  (forOthers.test(name.replace(/\s+/g, ' ')) || copied.test(words.slice(Math.max(0, at - 80), at)))

const bare = (name: string): string =>
  coreName(name.replace(/(?<!\.)\.$/, ''))
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/\band\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
const isSame = (one: string, other: string): boolean => one === other || one.includes(other) || other.includes(one)

/** 'New Jersey LLC' says what a company is, and names none. */
const isKindOnly = (name: string): boolean => {
  const core = coreName(name.replace(/^(?:the|an?)\s/i, '')).trim()
  return statesNamed(core).some(({ name: state }) => state.toLowerCase() === core.toLowerCase())
}

interface Held {
  name: string
  start: number
  end: number
}

/** Names of companies that stand behind a role: 'SELLER:', 'If to Seller:', or before '("Seller")'. */
const holders = (document: CheckedDocument, role: string): Held[] => {
  const words = ownPages(document)
  const escaped = role.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s')
  const upper = escaped.toUpperCase().replaceAll('\\S', '\\s')
  const called = `(?:${escaped}|${upper})`
  const ahead = new RegExp(
    `(?:^|\\n|\\b(?:[Ii]f\\s)?[Tt]o(?:\\sthe)?\\s)\\s{0,12}(?:[Tt]he\\s|THE\\s)?${called}\\s?:\\s{0,12}(${company})`,
    'g',
  )
  const behind = new RegExp(`(${company})[,\\s]{0,3}\\((?:the\\s|hereinafter\\s(?:the\\s)?)?[“"]${called}[”"]\\)`, 'g')
  return [ahead, behind].flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap((found): Held[] => {
      const name = found[1] ?? ''
      const start = found.index + found[0].indexOf(name)
      const end = start + name.length
      if (otherName.test(words.slice(end, end + 60)) || before.test(words.slice(Math.max(0, start - 30), start)))
        return []
      if (isKindOnly(name) || isAddressee(words, found.index, found[0], name)) return []
      return [{ name: name.replace(/\s+/g, ' '), start, end }]
    }),
  )
}

/** Notices to one party go to another that has no entry of its own, as a parent takes in its subsidiary’s. */
const isNoticeForBoth = ({ text }: CheckedDocument, held: Held, parties: readonly Party[]): boolean => {
  const line = text.slice(Math.max(0, held.start - 60), held.start)
  if (!/\b(?:if )?to (?:the )?[\p{L} ]{1,40}:\s{0,12}$/iu.test(line)) return false
  const own = parties.find(({ name }) => isSame(bare(name), bare(held.name)))
  return (
    own?.role !== undefined &&
    !text.toLowerCase().includes(`if to ${own.role.toLowerCase()}`) &&
    !text.toLowerCase().includes(`if to the ${own.role.toLowerCase()}`)
  )
}

const anotherName =
  /\b(?:formerly|f\/k\/a|d\/b\/a|n\/k\/a|doing business as|successor|assign(?:s|ed|ment)|assum\w{1,7}|joinder|merg\w{1,3})\b/i

/** Roles that belong to one company in the first words, and to another further on. */
export const rolesHeldByOthers = (document: CheckedDocument): Contradiction[] => {
  const parties = findParties(document).filter(({ from }) => from === 'preamble')
  const roles = new Set(parties.map(({ role }) => role))
  if (parties.length < 2 || roles.size !== parties.length) return []
  return parties.flatMap(({ name, role, start, end }: Party): Contradiction[] => {
    if (!role || role.length < 4 || formOf(name) === null) return []
    if (anotherName.test(document.text.slice(start, end + 160))) return []
    return holders(document, role).flatMap((held): Contradiction[] => {
      if (held.start < end || isSame(bare(held.name), bare(name))) return []
      if (isNoticeForBoth(document, held, parties)) return []
      return [
        {
          places: [held, { start, end }],
          message: `Here the ${role} is ${held.name.replace(/(?<!\b(?:Inc|Corp|Co|Ltd))\.$/, '')}; at the beginning it is ${name.replace(/(?<!\.)\.$/, '')}.`,
        },
      ]
    })
  })
}
