import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'
import { casesIn } from './cases.ts'
import { isContent, stemOf } from './words.ts'

const includes =
  /\b(?:rent|price|fees?|rate|dues|tuition|charges?|Rent|Price|Fees?)\b[^.;]{0,20}\b(?:includes?|covers?)\b([^.;]{3,160})/
const isIncluded =
  /([^.;]{3,120}?)\b(?:is|are) (?:all )?included in (?:the |its )?(?:\w{2,14} ){0,2}(?:rent|price|fees?|rate|dues|tuition|Rent|Price|Fees?)\b|([^.;]{3,120}?)\b(?:shall|will) be (?:provided|furnished|supplied|performed|done) (?:free of charge|at no (?:additional |extra |further )?(?:cost|charge)|without (?:additional |extra |further )?(?:cost|charge))\b/
const extra =
  /\b(?:shall|will|must|agrees to)?\s?(?:also )?(?:pays?|pay for|bears?|reimburses?)\b(?: for)?([^.;]{3,120})|([^.;]{3,100}?)\b(?:is|are|shall be|will be) (?:billed|charged|invoiced|paid) (?:separately|in addition|as an? (?:extra|additional charge)|at cost|to (?:the )?(?:Customer|Client|Tenant|Buyer|Owner))\b/
const small =
  /^(?:the|all|any|cost|costs|charge|charges|fee|fees|price|rent|amount|amounts|monthly|annual|every|each|other|use|services?|work|party|parties|taxes?|payment|month|year|date|invoice|time|full|first|total|sum|interest|late|deposit|dollars?|addition|separately|expenses?|account|tenant|landlord|buyer|seller|customer|client|provider|owner|contractor|company|promptly|directly|behalf|own|sole|premises|property|goods|products?|agreement|related|associated|necessary|required|complete|performance|perform|documents?|contract|project|items?|provided|described|including|otherwise|applicable|reasonable|documented|actual|additional|one|two)$/
const things = (words: string): string[] => [
  ...new Set(
    [...words.matchAll(/\p{L}[\p{L}-]{3,20}/gu)].flatMap(([one]) =>
      isContent(one) && !small.test(one.toLowerCase()) ? [stemOf(one)] : [],
    ),
  ),
]
const apart =
  /\b(?:not|no|never|own|after|above|allowance|overage|exceed\w*|beyond|instead|refund\w*|share of|portion|reimburs\w+ by|included|except\w*|damage|caused|negligen\w+|replace\w*|lost)\b/i

/** What the price includes, and what is to be paid besides. */
export const includedAndExtra = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(({ text }) => text.length < Math.min(500, longest))
  const within = said.flatMap((sentence): { sentence: Sentence; what: string[] }[] => {
    const found = includes.exec(sentence.text) ?? isIncluded.exec(sentence.text)
    if (!found || /\bnot\b/i.test(found[0])) return []
    const what = things(found[1] ?? found[2] ?? '')
    return what.length > 0 && what.length < 9 ? [{ sentence, what }] : []
  })
  if (within.length === 0) return []
  return said.flatMap((sentence): Contradiction[] => {
    const found = extra.exec(sentence.text)
    if (
      !found ||
      apart.test(sentence.text) ||
      casesIn(sentence.text.replace(/\bin addition to\b|\badditional\b/gi, ' ')).length > 0
    )
      return []
    const what = things(found[1] ?? found[2] ?? '').slice(0, 8)
    const one = within.find((other) => other.sentence !== sentence && what.some((thing) => other.what.includes(thing)))
    const thing = one && what.find((each) => one.what.includes(each))
    return one && thing
      ? [
          {
            places: [one.sentence, sentence].toSorted((a, b) => a.start - b.start),
            message: `One clause has ${thing} in the price; another has it paid besides.`,
          },
        ]
      : []
  })
}
