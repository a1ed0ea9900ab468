import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { wordsOf } from '../reading/prose.ts'

const oneSided = { category: 'One-sided terms', insight: 'risk', severity: 'high' } as const

const price =
  '(?:tuition|fees?|price|prices|rent|rate|rates|dues|charges?|premium|cost|costs|royalt(?:y|ies)|commissions?|pay|salary|compensation)'
const freely =
  /\b(?:any time|any reason|any cause|no reason|no cause|without cause|cause or none|when(?:ever)? it likes|for convenience|sole discretion)\b/i

const sums = '(?:deposit|prepayments?|prepaid|fees?|payments?|advance|sums?|money|rent|amounts?)'
/** How whoever is left without the contract loses what it paid or built. */
const losing: readonly RegExp[] = [
  new RegExp(`\\b${sums}\\b.{0,60}\\b(?:retained|kept|forfeit\\w*|not (?:be )?(?:returned|refunded))`, 'i'),
  new RegExp(`\\b(?:keeps?|retains?|forfeits?)\\b.{0,40}\\b${sums}\\b`, 'i'),
  /\bwithout (?:any )?(?:claim|compensation|refund|payment)\b|\bno refund|\bfor no (?:payment|compensation|money)\b/i,
]
const afterMay = (words: string): string => words.slice(Math.max(0, words.search(/\bmay\b/i)))

/** What one side may do to the other by its own will, as it is said by drafters and in plain words. */
export const powerPitfalls: readonly DocumentCheck[] = [
  contractCheck({
    ...oneSided,
    id: 'one-sided.price-without-exit',
    title: 'One side sets the price, and the other may not leave',
    why: 'What is paid is whatever the other side later writes, for as long as the contract lasts.',
    advice: 'Fix the price for the term, or cap the rise and give a right to leave before it takes effect.',
    patterns: [
      new RegExp(
        `\\b(?:may|can|reserves? the right to|is free to)\\b.{0,80}\\b(?:raise|increase|change|adjust|add|set|lower|reduce|cut)\\b.{0,60}\\b${price}\\b.{0,320}\\b(?:no right to (?:withdraw|cancel|terminate|leave|object|end)|(?:may|can|shall|will) ?not (?:withdraw|cancel|terminate|leave|object|end)|without (?:any |a )?right to (?:withdraw|cancel|terminate|leave|object|end)|by any amount)`,
        'i',
      ),
    ],
    unless:
      /\b(?:each|either) party\b|\bmutual(?:ly)?\b|\bmay (?:then )?(?:cancel|terminate|leave|withdraw)\b(?! because)/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.leave-and-keep',
    title: 'One side may end it for no reason and keep the other’s money',
    why: 'Whoever performs can lose the bargain and what was paid for it on a day that the other side chooses.',
    advice: 'Give the right to both or to neither, and return what was paid and is not earned.',
    patterns: [/\bmay\b.{0,120}\b(?:terminate|determine|end|cancel|stop|call off|put an end to)\b/i],
    among: (found) => found.filter((sentence) => losing.some((pattern) => pattern.test(afterMay(wordsOf(sentence))))),
    needs: freely,
    unless:
      /\b(?:either|each|both|neither)\b|\b(?:breach|default)\b|\bearned\b|\bfor (?:work|services) (?:done|performed|rendered)\b|\b(?:you|tenant|lessee|client|customer|buyer|parent|member|renter|guest|licensee|student) may\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.forfeit-by-opinion',
    title: 'One side decides alone that the other loses its money',
    why: 'The other side is judge in its own case: an opinion, right or wrong, costs what was promised.',
    advice:
      'Let a court or an arbitrator find the breach, after notice and time to cure, and limit what is lost to the harm.',
    patterns: [
      /\b(?:sole|own|absolute) (?:and absolute )?(?:opinion|judgment|discretion|determination|view)\b.{0,160}\b(?:pay|pays|give|gives) back\b|\b(?:sole|own|absolute) (?:and absolute )?(?:opinion|judgment|discretion|determination|view)\b.{0,160}\b(?:repay|forfeits?|forfeited|returns? all|loses? (?:all|any|the)|stop paying|withhold (?:all|any))\b/i,
      /\b(?:pay back|repay|forfeits?|forfeited|loses?|stop paying|withhold)\b.{0,160}\b(?:if|when(?:ever)?)\b.{0,60}\b(?:sole|own|absolute) (?:and absolute )?(?:opinion|judgment|discretion|determination|view)\b/i,
    ],
    unless: /\b(?:each|either) party\b|\bescrow agent\b|\barbitrator\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.pay-without-performance',
    title: 'The price is owed even where nothing is done for it',
    why: 'One side must pay although the other does not do what the price is for.',
    advice: 'Make payment depend on performance, with a refund or a credit for what is not done.',
    patterns: [
      /\b(?:shall|will|must|owes?|remains? (?:obligated|liable|due|payable)|(?:is|are) (?:still )?(?:due|payable|owed))\b.{0,120}\b(?:even (?:if|though)|whether or not|regardless of whether|no matter (?:if|whether))\b.{0,60}\b(?:provider|contractor|company|seller|vendor|owner|landlord|lessor|licensor|supplier|manufacturer|publisher|agency|club|gym|facility|we)\b.{0,40}\b(?:performs?|delivers?|provides?|does|do|closes?|fails?|finish(?:es)?|completes?|cancels?|does not|do not|never|opens?)\b/i,
      /\b(?:even (?:if|though)|whether or not|regardless of whether|no matter (?:if|whether))\b.{0,20}\b(?:provider|contractor|company|seller|vendor|owner|landlord|lessor|licensor|supplier|manufacturer|agency|club|gym|facility|we)\b.{0,40}\b(?:performs?|delivers?|provides?|closes?|fails?|finish(?:es)?|completes?|cancels?)\b.{0,120}\b(?:shall|will|must|owes?)\b.{0,30}\bpay\b/i,
    ],
    needs:
      /\b(?:pay\w*|paid|prices?|fees?|charges?|rent|premiums?|deposits?|amounts?|money|sums?|tuition|dues|owe[sd]?|due)\b/i,
    unless:
      /\b(?:finance lease|lessor is not the (?:supplier|manufacturer)|taxes|attorney\w*|expenses|invoices? (?:you|us)|not (?:be )?(?:due|owed|payable))\b|\bnot\b.{0,20}\bpay\b|\bexercises?\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.limit-on-intent',
    title: 'A limit that covers harm done on purpose',
    why: 'One side may do harm knowingly and pay next to nothing, and many courts do not enforce such a limit.',
    advice: 'Except fraud, willful misconduct and gross negligence from the limit.',
    patterns: [
      /\b(?:liabilit(?:y|ies)|liable|(?:the )?most\b.{0,40}\b(?:owes?|pays?))\b.{0,240}\b(?:even (?:if|for|where|when)|including|whether or not|regardless of)\b.{0,80}\b(?:fraud|wil+ful\w*|intentional\w*|on purpose|gross(?:ly)? neglig\w+)\b/i,
    ],
    needs: /\b(?:exceed|limited to|no(?:t)? more than|the most|maximum|capped|not (?:be )?liable)\b/i,
    unless: /\b(?:except|other than|exclud\w+|does not apply|do not apply|shall not apply|indemnif\w+ and hold)\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.limit-without-effect',
    severity: 'medium',
    category: 'Risk',
    title: 'An exception that leaves nothing of the limit',
    why: 'The limit is taken back for everything that it was to limit.',
    advice: 'Name the few kinds of claims to which the limit does not apply.',
    patterns: [
      /\b(?:limits?|limitations?|caps?)\b.{0,60}\b(?:does|do|shall|will) not apply to (?:any|all|every) (?:claims?|breach(?:es)?|losses|loss|damages|liabilit(?:y|ies))(?: (?:of any kind|whatsoever|under this \w{4,12}|arising (?:out of|under) this \w{4,12}))\b/i,
    ],
    unless: /\b(?:third[- ]part\w+|section|indemni\w+|confiden\w+|fraud|injur\w+|death)\b(?! \d+ does)/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.rights-for-ever',
    category: 'Risk',
    title: 'All rights for good, for any use and no pay',
    why: 'What is given can be sold, changed or used against whoever made it, and never comes back.',
    advice: 'Name the uses, the places and the time, and a fee for more.',
    patterns: [
      /\b(?:gives?|grants?|assigns?|hands? over)\b.{0,60}\b(?:all|every|any) (?:of (?:your|its|his|her) )?rights?\b.{0,160}\b(?:forever|for ever|for good|perpetu\w+)\b.{0,160}\b(?:any (?:use|purpose|reason)|without (?:further )?(?:pay|payment|compensation)|no (?:pay|payment|compensation))\b/i,
    ],
    unless: /\b(?:feedback|suggestions|non-?exclusive|except|other than)\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.pay-if-paid',
    category: 'Risk',
    severity: 'medium',
    title: 'Paid only if somebody else pays first',
    why: 'Whoever did the work bears the risk that a third person, with whom it has no contract, does not pay.',
    advice: 'Let the payment of others set the time only, with a last day on which the sum is due in any case.',
    patterns: [
      /\b(?:payment|receipt)\b.{0,60}\bby (?:the )?(?:owner|client|customer|general contractor|prime|purchaser|brand|sponsor)\b.{0,60}\bcondition precedent\b/i,
      /\bcondition precedent\b.{0,160}\b(?:payment|receipt|paid)\b.{0,60}\b(?:owner|client|customer|purchaser|brand|sponsor)\b/i,
      /\b(?:no obligation to pay|need not pay|not (?:be )?(?:obligated|required) to pay|pays? only)\b.{0,80}\b(?:unless|until|if|when)\b.{0,60}\b(?:owner|client|customer|purchaser|brand|sponsor)\b.{0,30}\b(?:pays|has paid|paid)\b/i,
    ],
    unless: /\bin any (?:case|event)\b|\bno later than\b|\bnot (?:a |be a )?condition precedent\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.sale-without-notice',
    title: 'One side may sell the other’s things without telling it',
    insight: 'compliance',
    why: 'Belongings of any worth are gone for a small debt before anybody knows, and lien laws commonly ask for notice.',
    advice:
      'Require written notice with the sum owed and days to pay it, and return what a sale brings above the debt.',
    patterns: [
      /\b(?:may|can|right to|entitled to)\b.{0,120}\b(?:sell|auction|dispose of|throw (?:away|out)|keep|destroy)\b.{0,120}\b(?:belongings|goods|property|things|contents|items|possessions|horse|animal|vehicle|boat|equipment)\b.{0,160}\bwithout (?:any |further |prior |written ){0,3}(?:notice|warning|telling|notifying)\b/i,
      /\bwithout (?:any |further |prior |written ){0,3}(?:notice|warning|telling you|notifying)\b.{0,120}\b(?:sell|auction|dispose of|throw (?:away|out)|keep|destroy)\b.{0,80}\b(?:belongings|goods|property|things|contents|items|possessions|horse|animal|vehicle|boat|equipment)\b/i,
    ],
    unless:
      /\b(?:perishable|collateral|inventory|licensed|products?|abandoned|trash|hazardous)\b|\b(?:shall|may|will) not\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.answers-for-the-other',
    title: 'One side pays for the other’s own carelessness',
    why: 'The one who can prevent the harm has no reason to, and the one who cannot pays for it.',
    advice: 'Except harm that the protected side causes, at least to the extent that it does.',
    patterns: [
      /\b(?:pays?|covers?|makes? (?:\w+ ){1,2}(?:good|whole)|takes? care of|protects?|holds? (?:\w+ ){1,3}harmless|answers? for|responsible for)\b.{0,200}\b(?:even (?:if|when|where)|including when|whether or not|no matter (?:who|if|whether))\b.{0,60}\b(?:our|its|his|her|their|company['’]s|owner['’]s|landlord['’]s|we|contractor['’]s|club['’]s|brand['’]s)\b.{0,30}\b(?:own )?(?:fault|negligen\w+|careless\w*|mistakes?|cause[ds]?)\b/i,
    ],
    unless:
      /\b(?:except|unless|other than|each of us|either party|each party|not responsible|not (?:be )?liable|insur\w+)\b/i,
  }),
]
