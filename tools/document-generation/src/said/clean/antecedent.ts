/** What 'it' is in a clause whose sentence names no other thing, by the type and the subject of the clause. */
type Told = readonly [field: RegExp, pattern: RegExp, as: string]

const moved = '(?:deliver|haul|ship|unload|load|pick(?=\\p{L}{0,3} (?:it )?up)|bring|drop|inspect|transport)\\p{L}{0,4}'
const ofGoods: readonly Told[] = [
  [
    /^(?:delivery|risk|inspection|payment|price)Terms$/,
    new RegExp(`(?<=^The (?:Seller|Buyer) (?:shall |will |may |must )?${moved} )it\\b`, 'u'),
    'the Goods',
  ],
  [
    /^(?:delivery|risk|payment|title)Terms$/,
    /(?<=\b(?:until|when|once|after|before) )it is(?= (?:delivered|unloaded|loaded|shipped|picked up|inspected|accepted|installed)\b)/u,
    'the Goods are',
  ],
]
const things: Readonly<Record<string, readonly Told[]>> = {
  'sales-contract': ofGoods,
  'rental-agreement': [[/^lateTerms$/, /(?<=\bif )it is not (?:in|there|here|paid)(?= by\b)/u, 'the rent is not paid']],
}
const ending: Told = [/^endingTerms$/, /(?<=\b(?:end|terminate|cancel) )it\b/u, 'this Agreement']
const hasTo =
  /^(?<who>The (?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Borrower|Lender)) (?:has|have) to (?=\p{Ll})/u

/** Other things that 'it' may be: behind 'the water bill' it is no rent. */
const another =
  /(?<!\p{L})(?:the|an?|this|that|any|each|his|her|their|its) (?!(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Borrower|Lender|Goods|Agreement|rent|late fee|fee|charge|payment|contract|agreement|lease)(?!\p{L}))\p{L}/iu

/** A clause of a contract with the thing for an 'it' that points at nothing in it, and its duty as the paper says it. */
export const withThing = (type: string, field: string, words: string): string =>
  [...(things[type] ?? []), ending].reduce(
    (told, [of, pattern, as]) =>
      of.test(field) && !told.includes('Agreement') && !another.test(told.slice(0, Math.max(0, told.search(pattern))))
        ? told.replace(pattern, as)
        : told,
    words.replace(hasTo, '$<who> shall '),
  )
