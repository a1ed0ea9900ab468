import type { DocumentText } from '@casewright/core'
import { type ModelClause, sidesOf } from '@casewright/law'
import { formOf } from '../clause/form.ts'
import { placeInWords } from '../clause/place.ts'
import { ownName, upper } from '../guide/names.ts'

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

/** A clause of ours in the words of the document: what it calls itself, and its sides where they fit ours. */
export const inItsWords = (document: Read, { text }: ModelClause): string => {
  const name = ownName(document)
  const sides = sidesOf(document).slice(0, 2)
  const named = filled(sides).reduce((words, [ours, side]) => {
    const led = document.text.includes(`the ${side} `) ? `the ${side}` : side
    return words.replace(ours, (found, at: number) =>
      /^The /.test(found) || at === 0 || /[.] $/.test(words.slice(0, at)) ? upper(led) : led,
    )
  }, text)
  if (/^this agreement$/i.test(name)) return named
  return named
    .replace(/\bthis Agreement\b/g, name)
    .replace(/\bThis Agreement\b/g, upper(name))
    .replace(/\bTHIS AGREEMENT\b/g, name.toUpperCase())
}

/** What is no clause of its own: it has no title, and is not numbered. */
export const isUnheaded = (checkId: string): boolean =>
  checkId === 'missing.signature-block' || checkId === 'missing.parties'

/** A clause with its title on a line above it, where the document has titles. */
export const headed = (document: Read, clause: ModelClause): string => {
  const words = inItsWords(document, clause)
  return formOf(document).title === 'none' ? words : `${clause.title}\n${words}`
}

/** Where a new clause goes, in the document's own numbering. */
export const placeFor = (document: Read): string => placeInWords(formOf(document))
