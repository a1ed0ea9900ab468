import type { DocumentText } from '@casewright/core'
import { sidesOf } from '@casewright/law'
import { upper } from './names.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

/** A side as our clauses call it, and as papers do. */
type Part = readonly [ours: RegExp, theirs: RegExp]
/** The two sides of a bargain: one gives what is paid for, is let in or is told; the other pays, lets in or tells. */
const pairs: readonly (readonly [Part, Part])[] = [
  [
    [
      /\[(?:Provider|Licensor|Seller)\]/g,
      /^(?:service )?(?:provider|supplier|vendor|contractor|consultant|licensor|seller|manufacturer|agency)$/i,
    ],
    [
      /\[(?:Customer|Licensee|Buyer)\]/g,
      /^(?:customer|client|licensee|buyer|purchaser|subscriber|distributor|reseller)$/i,
    ],
  ],
  [
    [/\b(?:the |The )Tenant\b/g, /^(?:tenant|lessee|subtenant|sublessee|resident|renter)$/i],
    [/\b(?:the |The )Landlord\b/g, /^(?:landlord|lessor|sublandlord|sublessor)$/i],
  ],
  [
    [/\b(?:the |The )Employee\b/g, /^(?:employee|executive)$/i],
    [/\b(?:the |The )Company\b/g, /^(?:company|employer|corporation|bank)$/i],
  ],
  [
    [/\b(?:the |The )Recipient\b/g, /^(?:recipient|receiving party)$/i],
    [/\b(?:the |The )Discloser\b/g, /^(?:discloser|disclosing party)$/i],
  ],
]

/** Our marks with the side of a paper for each, where both sides of a pair are plain: one side alone may be the wrong one. */
const filled = (sides: readonly string[]): (readonly [RegExp, string])[] =>
  pairs.flatMap(([first, second]) => {
    const [one, ...more] = sides.filter((side) => first[1].test(side))
    const [other, ...others] = sides.filter((side) => second[1].test(side))
    return one && other && more.length === 0 && others.length === 0
      ? [[first[0], one] as const, [second[0], other] as const]
      : []
  })

/** What is let, as a lease calls it. */
const letAs =
  /\b[Tt]he ((?:Leased|Demised|Rental|Rented) (?:Premises|Property|Unit)|Property|Apartment|Unit|Dwelling|House|Home|Residence|Building|Space|Room)\b/

/** Words of ours with what the document calls its sides, where they are plain, and what it lets. */
export const withItsSides = (document: Read, words: string): string => {
  const sides = sidesOf(document).slice(0, 2)
  const named = filled(sides).reduce((text, [ours, side]) => {
    const led = document.text.includes(`the ${side} `) ? `the ${side}` : side
    return text.replace(ours, (found, at: number) =>
      /^The /.test(found) || at === 0 || /[.] $/.test(text.slice(0, at)) ? upper(led) : led,
    )
  }, words)
  if (/\bPremises\b/.test(document.text)) return named
  const thing = letAs.exec(document.text)?.[1] ?? 'premises'
  return named.replace(/\bthe Premises\b/g, () => `the ${thing}`)
}
