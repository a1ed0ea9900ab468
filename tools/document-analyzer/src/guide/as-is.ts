import { kindOf } from '@casewright/law'
import { type Guide, two } from './guide-of.ts'

type Wordings = Guide['wordings']

const ofHomes = /\b(?:apartment|dwelling|residential|residence|bedrooms?|home|household)\b/gi
const ofBusiness = /\b(?:office|retail|warehouse|commercial|shopping center|store|business(?! days?\b))\b/gi
const land = /\b(?:real (?:property|estate)|title insurance|title company|parcel|legal description)\b/i
const goods = /\b(?:goods|products?|equipment|vehicles?|boat|vessel|aircraft|machine(?:ry)?)\b/i

const home: Wordings = [
  'The Landlord shall deliver the Premises clean, fit to live in, and with their systems in working order. In all else the Tenant accepts the Premises as they are, except for defects that the Tenant reports within [number] days after moving in. No duty that the law puts on the Landlord is waived.',
  '[Strike the disclaimer.]',
]
const business: Wordings = [
  'The Tenant accepts the Premises as they are on delivery, except for hidden defects, [work that the Landlord is to do], and what {agreement} has the Landlord repair.',
  'On delivery, the structure, the roof and the building systems that serve the Premises are in good working order. In all else the Tenant accepts the Premises as they are.',
]
const realEstate: Wordings = [
  'Except for title and for what [the seller] states in {agreement}, the property is sold as is.',
  'The property may be inspected within [number] days. If the inspection shows a material defect, [the buyer] may end {agreement} and receives its deposit back.',
]
const ofGoods: Wordings = [
  'Except for title and conformity to the description in {agreement}, which are warranted, it is provided as is.',
  'It may be inspected before it is taken, and given back within [number] days if the inspection shows a material defect.',
]

/** The condition in which something is let, sold or provided: what must be promised depends on what it is. */
export const asIs: Guide = {
  ...two(
    'what can be inspected before signing, and what must be promised all the same',
    'Except for what {agreement} warrants, [what is provided] is provided as is.',
    '[What must be promised all the same] is warranted. In all else it is provided as is.',
  ),
  wordingsIn: ({ text, blocks }) => {
    const { kind } = kindOf({ text, blocks })
    const count = (words: RegExp) => text.match(words)?.length ?? 0
    if (kind === 'lease') return count(ofHomes) > count(ofBusiness) ? home : business
    if (kind !== 'sales-agreement') return undefined
    if (land.test(text)) return realEstate
    return goods.test(text) ? ofGoods : undefined
  },
}
