import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { addressesIn } from '../reading/addresses.ts'
import { partByActs } from '../settle/acts.ts'
import type { Edit } from './edits.ts'
import { longestNotes } from './longest-notes.ts'

const self = /(?<![\p{L}’'-])(?:I, |[Mm]e,? |(?:[Ii]t['’]?s|[Tt]his is) me,? |I['’]m |I am |[Mm]y name is )(?=\p{Lu})/gu
/** Between who is named and where they are. */
const link = /^,? (?:of |at |from |in |who lives at |living at )?$/
const goesOn = /^(?:,? (?:and )?(?:am |I['’]m |I am |I )?(?=\p{Ll})|\. (?=\p{Lu}\p{Ll}+ing (?:to|from) ))/u
const toWhom = /^,? \p{L}+ (?:it )?(?<link>to|from) (?=\p{Lu})/u

const label = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)
const counterpart: Readonly<Record<string, string>> = {
  seller: 'buyer',
  buyer: 'seller',
  landlord: 'tenant',
  tenant: 'landlord',
  lender: 'borrower',
  borrower: 'lender',
}

/** The names that stand right before an address. */
const namesBefore = (text: string, addresses: ReturnType<typeof addressesIn>): { index: number; at: number }[] =>
  addresses.flatMap(({ start }) => {
    const lead = text.slice(Math.max(0, start - 90), start)
    for (const { index } of lead.matchAll(/(?<![\p{L}’'-])(?<!\p{Lu}[\p{L}.’'-]{0,20} )\p{Lu}/gu)) {
      const at = start - lead.length + index
      const name = nameAt(text, at, { andJoins: false })
      const opens = /(?:^|[.!?:\n]\s{0,3})$/.test(text.slice(Math.max(0, at - 4), at))
      if (opens && name && name.start === at && link.test(text.slice(name.end, start))) return [{ index: at, at }]
    }
    return []
  })

/**
 * Who writes and names themselves with what they do, as a line with a label: 'I, Ann Moss of 4 Hill Rd, sell my boat' names the seller. The
 * other one too, where what is done leads to a name at once: 'me Ann Moss 4 Hill Rd selling to Joe Tate 9 Elm St'.
 */
export function partiesToldIn({ id, tab }: Template, text: string): Edit[] {
  if (tab !== 'contracts' || text.length > longestNotes) return []
  const addresses = addressesIn(text)
  const addressAt = (end: number) =>
    addresses.find((one) => one.start >= end && one.start - end < 24 && link.test(text.slice(end, one.start)))
  const own = [...text.matchAll(self)].map(({ index, 0: lead }) => ({ index, at: index + lead.length }))
  const others = own.length > 0 ? [] : namesBefore(text, addresses)
  const found = [...own, ...others].flatMap(({ index, at }): Edit[] => {
    const name = nameAt(text, at, { andJoins: false })
    if (!name || name.start !== at || !/\s/.test(name.words)) return []
    const where = addressAt(name.end)
    const isSelf = index < at
    if (!isSelf && !where) return []
    const end = where?.end ?? name.end
    const on = goesOn.exec(text.slice(end, end + 20))?.[0] ?? ''
    const rest = ` ${text.slice(end + on.length, end + on.length + 200).split(/[.;\n]/u)[0]}`
    const role = on === '' ? null : partByActs(id, `${name.words}${rest}`, [{ start: 0, end: name.words.length }])
    if (!role) return []
    const line = (part: string, words: string, address = '') =>
      `\n${label(part)}: ${words}${address && `, ${address}`}\n`
    const own = line(role, name.words, where?.words)
    const to = toWhom.exec(rest.replace(/^ /, ', '))
    const otherAt = end + on.length + (to ? to[0].length - 2 : 0)
    const other = to ? nameAt(text, otherAt, { andJoins: false }) : null
    const part = counterpart[role]
    if (!other || !part || other.start !== otherAt) {
      const who = !isSelf ? name.words : /^\p{Ll}+ing\b/u.test(rest.trim()) ? 'I am' : 'I'
      return [{ start: index, end: end + on.length, as: `${own}${who} `, why: 'filler' }]
    }
    const there = addressAt(other.end)
    const last = there?.end ?? other.end
    return [
      {
        start: index,
        end: last + (/^[.,]? /.exec(text.slice(last, last + 2))?.[0].length ?? 0),
        as: `${own}${line(part, other.words, there?.words).trimStart()}`,
        why: 'filler',
      },
    ]
  })
  return found.length === 1 ? found : []
}
