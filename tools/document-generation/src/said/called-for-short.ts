import { isBody, nameAt } from '@casewright/law'
import type { Means } from './asked-lines.ts'
import type { Edit } from './edits.ts'

/** What offices call the two sides in letters, and what they are. */
const roles: Record<string, string> = {
  cl: 'Client',
  clt: 'Client',
  cp: 'Counterparty',
  ll: 'Landlord',
  tt: 'Tenant',
  er: 'Employer',
  ee: 'Employee',
  byr: 'Buyer',
  buyr: 'Buyer',
  slr: 'Seller',
  bwr: 'Borrower',
  ldr: 'Lender',
  lndr: 'Lender',
  pltf: 'Plaintiff',
  def: 'Defendant',
  deft: 'Defendant',
}
const given = new RegExp(
  String.raw`(?<=^|[\n.;][ \t]{0,4}|[-*•–][ \t]{1,3})(?<short>${Object.keys(roles)
    .flatMap((one) => [one.toUpperCase(), one.charAt(0).toUpperCase() + one.slice(1)])
    .join('|')})[ \t]?(?<sign>=|:|[–—-](?=[ \t])|is(?=[ \t]))[ \t]{0,3}(?=\p{Lu})`,
  'gu',
)

/** The first word of a body's name, by which one may call it. */
const shortOf = (name: string): string | null => /^\p{Lu}[\p{L}’'-]{3,20}/u.exec(name)?.[0] ?? null

/**
 * 'Cl = Larch, Inc.', 'LL = Hazel Whit': two letters that are said to stand for a party. Where the type has that part the
 * line is labeled with it, and the letters are its name elsewhere; else the party is called by its own name.
 */
export function calledForShortIn(text: string, means: Means): Edit[] {
  const found = [...text.matchAll(given)].map(({ index, 0: words, groups }) => {
    const role = roles[groups?.short?.toLowerCase() ?? ''] ?? ''
    const at = index + words.length
    const one = nameAt(text, at)
    return { index, at, words, short: groups?.short ?? '', role, name: one?.start === at ? one.words : null }
  })
  if (found.length === 0) return []
  return found.flatMap(({ index, at, short, role, name }, n): Edit[] => {
    const isPart = role !== 'Counterparty' && means(role) !== null
    const own = name && isBody(name) ? shortOf(name) : null
    const as = isPart ? role : own
    // Of two sides without a part of that name the first is the writer's.
    const lead = isPart ? `${role} is ` : n === 0 ? 'First party is ' : 'Second party is '
    const edits: Edit[] = [{ start: index, end: at, as: lead, why: 'filler' }]
    if (!as) return edits
    const letters = new RegExp(`(?<![\\p{L}\\d.&/-])${short}(?![\\p{L}\\d&/-]|\\.\\p{L}|[ \\t]?[=:])`, 'gu')
    for (const place of text.matchAll(letters))
      if (place.index < index || place.index >= at)
        edits.push({ start: place.index, end: place.index + short.length, as, why: 'filler' })
    return edits
  })
}
