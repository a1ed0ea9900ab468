import { findParties } from '../../../parties/parties.ts'
import { signingFrom } from '../../bar/signing.ts'
import type { CheckedDocument } from '../../check.ts'
import { coreName } from '../../drafting/support/company-name.ts'
import { labeledParties, quotedParties } from '../../reading/labeled-parties.ts'
import type { Contradiction } from '../support/told.ts'

/** UTF-16 units below a label in which whoever signs under it is named. */
const below = 200

/** Roles of two sides, each of which the other cannot be. */
const couples: readonly (readonly [string, string])[] = [
  ['seller', 'buyer'],
  ['landlord', 'tenant'],
  ['lessor', 'lessee'],
  ['licensor', 'licensee'],
  ['lender', 'borrower'],
  ['owner', 'contractor'],
  ['client', 'consultant'],
  ['employer', 'employee'],
  ['author', 'publisher'],
  ['discloser', 'recipient'],
  ['assignor', 'assignee'],
  ['contractor', 'subcontractor'],
  ['customer', 'provider'],
  ['buyer', 'vendor'],
  ['purchaser', 'seller'],
  ['company', 'consultant'],
  ['franchisor', 'franchisee'],
]
const roles = [...new Set(couples.flat())].join('|')
const label = new RegExp(`^[ \\t]{0,12}(?:the |for |as )?(${roles})[ \\t]{0,3}:?[ \\t]*$`, 'gim')

/** Where another side's place to sign begins. */
const otherLabel = /\n[ \t]{0,12}\p{Lu}[\p{L} /]{2,30}:[ \t]*\n|\n\s*\n\s*\n/u

const bare = (name: string): string =>
  coreName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

interface Held {
  name: string
  start: number
  end: number
}

/** Who holds a role by the opening words, or by who sells and who buys in a letter. */
const holders = (document: CheckedDocument): Map<string, Held> => {
  const held = new Map<string, Held>()
  for (const { name, role, start, end } of [
    ...findParties(document),
    ...labeledParties(document),
    ...quotedParties(document),
  ]) {
    const key = role?.toLowerCase().replace(/^the /, '')
    if (key && !held.has(key)) held.set(key, { name, start, end })
  }
  const sale =
    /\byou (?:will|shall|agree to|hereby)? ?sell to (\p{Lu}\p{L}{1,20})\b|\b(\p{Lu}\p{L}{1,20}) (?:will|shall|agrees to) (?:buy|purchase)\b[^.;]{0,40}\byour?\b/u.exec(
      document.text,
    )
  const buyer = sale?.[1] ?? sale?.[2]
  if (sale && buyer && !held.has('buyer'))
    held.set('buyer', { name: buyer, start: sale.index, end: sale.index + sale[0].length })
  return held
}

/** Places to sign that stand under the other side's role: 'SELLER:' over the buyer's name. */
export const signsAsOther = (document: CheckedDocument): Contradiction[] => {
  const from = Math.min(signingFrom(document), Math.floor(document.text.length * 0.6))
  const held = holders(document)
  if (held.size === 0) return []
  const labels = [...document.text.slice(from).matchAll(label)]
  return labels.flatMap(({ index, 0: words, 1: role = '' }, at): Contradiction[] => {
    const start = from + index
    const next = labels[at + 1]
    const until = Math.min(start + words.length + below, next ? from + next.index : Number.POSITIVE_INFINITY)
    const [under = ''] = document.text.slice(start + words.length, until).split(otherLabel)
    const there = bare(under)
    const own = held.get(role.toLowerCase())
    if (own && there.includes(bare(own.name))) return []
    for (const couple of couples) {
      const other = couple.find((one) => one !== role.toLowerCase())
      const stranger = couple.includes(role.toLowerCase()) && other ? held.get(other) : undefined
      if (!stranger || bare(stranger.name).length < 4 || !there.includes(bare(stranger.name))) continue
      if (other && under.toLowerCase().split(/\W+/).includes(other)) continue
      return [
        {
          places: [{ start, end: start + words.trimEnd().length }, stranger],
          message: `${stranger.name.replace(/(?<!\b(?:Inc|Corp|Co|Ltd))\.$/, '')} is to sign as ${role.toLowerCase()}, and is the ${other} by the rest of the paper.`,
        },
      ]
    }
    return []
  })
}
