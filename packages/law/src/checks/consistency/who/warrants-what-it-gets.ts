import type { CheckedDocument } from '../../check.ts'
import { actsIn } from '../../reading/acts.ts'
import type { Contradiction } from '../support/told.ts'

/** Who hands over a thing, and who gets it, by what they are called. */
const pairs: readonly (readonly [gives: RegExp, gets: RegExp])[] = [
  [/^(?:Seller|Vendor)$/, /^(?:Buyer|Purchaser)$/],
  [/^(?:Lessor|Owner|Landlord|Sublessor|Sublandlord)$/, /^(?:Lessee|Renter|Hirer|Tenant|Sublessee|Subtenant)$/],
  [/^(?:Licensor|Vendor|Provider|Service Provider|Developer)$/, /^(?:Licensee|Customer|Client|Subscriber)$/],
  [/^(?:Contractor|Builder|Subcontractor|Consultant|Developer)$/, /^(?:Owner|Client|Customer)$/],
  [/^(?:Manufacturer|Supplier)$/, /^(?:Distributor|Dealer|Customer|Buyer|Purchaser)$/],
]

const warrants = /^(?:represents?|warrants?|guarantees?|represents and warrants)$/
/** That the thing is sound: in good order, fit, new, free of defects, as promised. */
const isSound =
  /^(?:[^.;]{0,40}\b)?that (?:each|all|any|the|every|its) ((?:[\p{L}-]{2,20} ){0,3}[\p{L}-]{3,20}) (?:(?:(?:is|are|will be|shall be|will|shall)(?: (?:and|be|will be|remain|all|each)){0,2}) (?:(?:new|sound|merchantable|safe|roadworthy|seaworthy|suitable|operational|usable)\b|(?:in|of) (?:good|sound|proper|working|merchantable|first-class|operating)\b|fit\b|free (?:from|of) (?:any |all |material )?defects?\b)|(?:(?:will|shall) )?(?:perform|conform|function|operate|compl(?:y|ies)|meet)s?\b)/u
/** What whoever gets the thing brings, keeps or gives back. */
const ownThings =
  /\b(?:return\w*|redeliver\w*|surrender\w*|trade-?in|end of the (?:lease|term)|supplied|furnished|provided by|own|payment|funds|content|data|network|site|facilit\w+|vehicle of|resale|resold|maintain\w*|improvements?|alterations?|materials (?:it|he|she)|if|unless)\b/i

/** A warranty of a thing that is given by the side that gets the thing. */
export const warrantsWhatItGets = (document: CheckedDocument): Contradiction[] => {
  const acts = actsIn(document)
  return acts.flatMap((act): Contradiction[] => {
    const thing = warrants.test(act.verb) ? isSound.exec(act.object)?.[1] : undefined
    if (!thing || act.way === 'not' || act.way === 'may' || ownThings.test(act.object)) return []
    const giver = pairs
      .filter(([, gets]) => gets.test(act.giver))
      .flatMap(([gives]) => acts.find((other) => gives.test(other.giver))?.giver ?? [])[0]
    if (!giver) return []
    return [
      {
        places: [act.sentence],
        message: `Here the ${act.giver} warrants the ${thing}; by their names it is the ${giver} who hands it over and knows its state.`,
      },
    ]
  })
}
