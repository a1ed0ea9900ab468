import type { DocumentCheck } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import { comparing } from '../support/told.ts'

/** Words of one sentence. */
type Said = Pick<RegExp, 'test'>
const any = (...ways: readonly Said[]): Said => ({ test: (words) => ways.some((way) => way.test(words)) })
const all = (...parts: readonly Said[]): Said => ({ test: (words) => parts.every((part) => part.test(words)) })

/** 'We get to repost it for six months from the day it goes live.' */
const useForTime = all(
  /\b(?:we|you|licensee|company|brand|client|customer|sponsor|publisher|agency) (?:gets? to|may|can)\b/i,
  /\b(?:may|can|to) (?:re-?post|use|display|reproduce|publish|show|run) (?:it|them|these|those|the (?:content|photos?|videos?|images?|posts?|recordings?|work|materials))\b/i,
  /\bfor (?:a period of )?(?:\w{1,9} |\d{1,2} )(?:\(\d{1,2}\) )?(?:days|weeks|months|years?)\b/i,
)

interface Couple {
  id: `consistency.${string}`
  title: string
  why: string
  advice: string
  one: Said
  other: Said
  /** What makes the two speak of different cases, in either sentence. */
  apart: RegExp
  message: string
}

/** Clauses that no reading lets stand together. */
const couples: readonly Couple[] = [
  {
    id: 'consistency.only-use-and-any',
    title: 'A place with one permitted use, and free for any',
    why: 'Whether another use is a breach, and whether another tenant nearby may rely on the limit, is open.',
    advice: 'Name the permitted uses once, and strike the other words.',
    one: /\b(?:use|used|occup(?:y|ied))\b.{0,60}\b(?:only|solely|exclusively) (?:as|for)\b/i,
    other:
      /\b(?:may|can|entitled to|permitted to)\b.{0,60}\bfor any (?:lawful|legal|other lawful)(?: \w{3,12})? (?:purpose|use|business)s?\b/i,
    apart:
      /\b(?:consent|approval|except|unless|after|other than|parking|storage|common areas?|proceeds|funds?|loan|deposits?|insurance)\b/i,
    message: 'One clause lets the place be used for one purpose alone; another lets it be used for any lawful purpose.',
  },
  {
    id: 'consistency.all-requirements-and-others',
    title: 'All requirements from one supplier, and free to buy from others',
    why: 'What the supplier may count on, and whether buying elsewhere is a breach, is open.',
    advice:
      'Decide whether the buyer is bound, or name the share that it must buy and the cases in which it may buy elsewhere.',
    one: all(
      /\b(?:shall|must|will|agrees? to)\b.{0,40}\b(?:buy|purchase|obtain|source|order)\b/i,
      /\b(?:all (?:of )?(?:(?:its|their|[A-Z][a-z]{3,15}['’]s) )?(?:requirements?|needs)|exclusively from|(?:only|solely) from)\b/,
    ),
    other:
      /(?<!\b(?:Supplier|Vendor|Seller|Manufacturer|Provider) )\b(?:may|is free to|has the right to|can)\b.{0,30}\b(?:buy|purchase|obtain|source|order)\b.{0,60}\bfrom (?:any |an)?(?:other|alternative|competing|third[- ]party) (?:suppliers?|sources?|vendors?|manufacturers?|persons?|parties)\b/i,
    apart:
      /\b(?:if|unless|to the extent|fails?|failure|unable|during (?!the (?:Term|term)\b)|shortages?|above|in excess|except|while|when|until|after|not exclusive|non-?exclusive)\b/i,
    message: 'One clause has the buyer buy all that it needs here; another lets it buy from others at any time.',
  },
  {
    id: 'consistency.at-will-and-only-for-cause',
    title: 'Employment at will that may end only for cause',
    why: 'Whether a dismissal without cause is a breach, and what it costs, is open.',
    advice: 'Decide whether the employment is at will, and strike the other words.',
    one: /\b(?:employment|employed)\b.{0,60}\bat[- ]will\b|\bat[- ]will\b.{0,30}\bemploy/i,
    other:
      /\b(?:may|shall|can) (?:be )?(?:terminated?|dismissed?)\b.{0,60}\bonly (?:for|with|upon) (?:good |just )?cause\b|\bmay (?:only )?(?:dismiss|terminate|discharge|fire|let)\b.{0,40}\bonly (?:for|with|upon) (?:good |just )?cause\b|\bmay not (?:be )?terminated?\b.{0,60}\b(?:except|other than) for (?:good |just )?cause\b/i,
    apart: /\b(?:severance|after the (?:initial )?term|thereafter|notwithstanding)\b/i,
    message: 'One clause has the employment at will; another lets it end only for cause.',
  },
  {
    id: 'consistency.exclusive-and-direct',
    title: 'An exclusive territory in which the other side sells itself',
    why: 'What the exclusive right is worth depends on which clause wins.',
    advice: 'List the customers and channels that the supplier keeps, or strike its right to sell directly.',
    one: /\b(?:sole and )?exclusive\b.{0,40}\b(?:distributor|distribution|reseller|dealer|representative|right to (?:sell|distribute|market))\b/i,
    other:
      /\b(?:reserves? the right|may|retains? the right)\b.{0,80}\b(?:sell|appoint|market|distribute)\b.{0,80}\b(?:direct(?:ly)?|other (?:distributors|dealers|resellers))\b.{0,120}\b(?:Territory|to any|customers?)\b/i,
    apart:
      /\b(?:non-?exclusive|outside (?:of )?the Territory|after (?:the )?(?:termination|expiration)|if Distributor|minimum)\b/i,
    message:
      'One clause makes the right exclusive; another lets the supplier sell or appoint others in the same place.',
  },
  {
    id: 'consistency.merchantable-and-not',
    title: 'A warranty that the goods are merchantable, and none',
    why: 'Words that take back what was warranted are often given no effect, and the seller counts on them.',
    advice: 'Decide what is warranted, and let the disclaimer begin with “except as stated in” that clause.',
    one: /\bwarrants?\b.{0,160}(?<!\b(?:not|no|nor) (?:be )?)\bmerchantable\b/i,
    other:
      /\b(?:no|not) (?:other |any |further )?warrant(?:y|ies)?\b.{0,120}(?<!\bimplied (?:warranty|warranties) of )\bmerchantability\b|\bdisclaims?\b.{0,120}(?<!\bimplied (?:warranty|warranties) of )\bmerchantability\b/i,
    apart: /\b(?:except|other than|apart from|save|in addition to|unless|beyond|after)\b/i,
    message: 'One clause warrants that the goods are merchantable; another says that this is not warranted.',
  },
  {
    id: 'consistency.prepayment',
    title: 'Early payment free here, and charged there',
    why: 'Whoever refinances does not know what it costs to pay off the debt.',
    advice: 'Decide whether early payment costs anything, and delete the other clause.',
    one: /\bprepa(?:y|id|yment)\b.{0,120}\bwithout (?:any )?(?:premium|penalty|charge|fee)\b/i,
    other:
      /\b(?:prepayment (?:premium|penalty|fee|charge) of|prepa(?:y|ys|id|yment)\b.{0,120}\b(?:shall|will|must) (?:also )?pay\b.{0,60}\b(?:premium|penalty|fee|charge))\b/i,
    apart:
      /\b(?:except|unless|thereafter|after the (?:first|second|third)|during the|before the (?:first|second)|default|up to \d)\b/i,
    message: 'One clause lets the debt be prepaid without charge; another charges for it.',
  },
  {
    id: 'consistency.prejudice',
    title: 'A dismissal with prejudice, and without',
    why: 'Whether the claim can be brought again is what the settlement was paid for.',
    advice: 'Decide which dismissal was agreed, and write it in both places.',
    one: /\bdismiss\w*\b.{0,80}\bwith prejudice\b/i,
    other: /\bdismiss\w*\b.{0,80}\bwithout prejudice\b/i,
    apart:
      /\b(?:if|unless|except|default|becomes?|reinstat\w*|upon|after|other claims|against (?:other|any other)|court of appeals|convert\w*|until|prior|previously|was|were)\b/i,
    message: 'One clause has the case dismissed with prejudice; another without prejudice.',
  },
  {
    id: 'consistency.refundable',
    title: 'A deposit that is returned, and is not',
    why: 'Whether the money comes back is open, and each side has a clause for its answer.',
    advice: 'Say once when the deposit is returned and when it is kept.',
    one: /\b(?:deposit|retainer)\b(?: of \$[\d,.]{1,12})? (?:is|shall be|will be) (?:due and is |fully |entirely )?(?:non-?refundable|not refundable|not be refunded)\b|\bnon-?refundable (?:security )?deposit\b/i,
    other:
      /\b(?:deposit|retainer) (?:is|shall be|will be) (?:fully )?(?:refundable|refunded|returned)\b|\b(?:refund|return) (?:all of |the full )?the deposit\b/i,
    apart:
      /\b(?:pet|cleaning|except|unless|if|provided|security|earnest|in the event|upon (?:breach|default|cancellation)|less|additional|second)\b/i,
    message: 'One clause says that the deposit is not refunded; another has it refunded.',
  },
  {
    id: 'consistency.assignment',
    title: 'A contract that one side may and may not assign',
    why: 'Whether a transfer is good, or a breach, can be read in two ways.',
    advice: 'Decide who may assign without consent, and make the one clause an exception to the other.',
    one: /\bneither party (?:may|shall|can) (?:assign|transfer)\b.{0,120}\bwithout\b.{0,60}\bconsent\b|\bmay not be (?:assigned|transferred) by (?:either|any) party\b.{0,80}\bwithout\b.{0,60}\bconsent\b/i,
    other:
      /\b(?!neither|either)[A-Z]\w{2,20} may (?:freely )?(?:assign|transfer) this (?:[Aa]greement|[Cc]ontract|[Ll]ease)\b.{0,120}\b(?:freely|without\b.{0,40}\bconsent|at any time)\b/,
    apart:
      /\b(?:except|unless|other than|notwithstanding|provided|subject to|affiliate|successor|merger|lender|collateral|sale of)\b/i,
    message: 'One clause lets neither side assign without consent; another lets one side assign without it.',
  },
  {
    id: 'consistency.perpetual-and-term',
    title: 'A license for good, and for a time',
    why: 'Whether use after the end is a right or an infringement can be read in two ways.',
    advice: 'Decide whether the license is bought or lent, and correct the other clause.',
    one: /\bgrants?\b.{0,80}\bperpetual\b.{0,60}\blicen[sc]e\b/i,
    other: any(
      useForTime,
      /\b(?:expiration|end) of (?:the|this) \w{3,16},? (?:the|this|such|all) licen[sc]es? (?:shall |will )?(?:automatically )?(?:terminates?|expires?|ends?)\b|\b(?:the|this|such|all) licen[sc]es? (?:granted (?:herein|hereunder|in [\w. ]{3,20}) )?(?:shall |will )?(?:automatically )?(?:terminates?|expires?|ends?)\b.{0,60}\b(?:expiration|end of the (?:term|subscription)|upon (?:any )?(?:expiration or )?termination)\b/i,
    ),
    apart:
      /\b(?:breach|non-?payment|except|other than|feedback|trial|evaluation|open source|third[- ]party|subscription licen[sc]e|surviv\w+)\b/i,
    message: 'One clause grants the license for good; another gives it for a time.',
  },
  {
    id: 'consistency.exclusive-and-free',
    title: 'An exclusive right, and a licensor free to license others',
    why: 'What the exclusive right was paid for can be given to a competitor the next day.',
    advice: 'Decide whether the right is exclusive, and strike the other clause.',
    one: /\bgrants?\b.{0,160}(?<!non-)(?<!non)\bexclusive\b.{0,60}\b(?:licen[sc]e|rights?)\b|\bappoints?\b.{0,100}(?<!non-)(?<!non)\bexclusive\b.{0,40}\b(?:distributor|dealer|agent|representative|reseller|licensee|franchisee)\b|\bshall not licen[sc]e\b.{0,60}\bto (?:any ?one|any other|others)\b|\b(?:licen[sc]e|appointment|right|grant|distributorship|agency|engagement)\b.{0,40}\b(?:is|are|shall be) (?:sole and )?(?<!non-)exclusive\b/i,
    other:
      /\b(?:rights?|licen[sc]es?)\b.{0,60}\b(?:given|granted)?\b.{0,40}\b(?:is|are|be)\b.{0,12}\bnon-?exclusive\b|\b(?:licensor|owner|author|photographer|company|artist|creator|we)\b.{0,40}\b(?:free|may|right) to (?:also )?licen[sc]e\b.{0,80}\b(?:to )?(?:others|any ?one|any other)\b|\b(?:licensor|owner|author|photographer|company|artist|creator|franchisor|manufacturer|supplier|principal|seller|we)\b may (?:\w{2,8} ){0,4}(?:licen[sc]e|appoint|engage|sell|grant)\b.{0,60}\bto (?:others|any ?one|any other|other \w{3,20})\b|\b(?:licensor|owner|author|franchisor|manufacturer|supplier|company|principal|we)\b.{0,80}\b(?:may|free to|right to)\b.{0,80}\b(?:grant|give|appoint|license)\b.{0,30}\b(?:other|additional|further|more) (?:licen[sc]e[es]{0,2}s?|distributors|dealers|agents|franchisees|rights)\b/i,
    apart:
      /\b(?:non-exclusive, or|other (?:fields?|uses?|territor\w+|countries|purposes?|products?)|not in|outside|except|other than|after the|upon (?:the )?(?:end|expiration|termination)|if|unless|feedback|documentation|becomes?|converts?|background|pre-?existing|portfolio|sublicens\w+)\b/i,
    message: 'One clause grants the right exclusively; another lets it be given to others as well.',
  },
  {
    id: 'consistency.compete-and-not',
    title: 'Free to work anywhere, and barred from competing',
    why: 'Whether the next job is a breach, and what was paid is to be returned, can be read in two ways.',
    advice: 'Decide whether competition is barred at all, and strike the other clause.',
    one: /\bfree to (?:\w{1,12} ){0,3}(?:join|work for|serve|compete|accept|engage in)\b|\bno (?:limits?|restrictions?)\b.{0,30}\b(?:works?|employed|compet\w+)\b|\bmay (?:join|work for|compete with)\b.{0,30}\bcompet\w+/i,
    other:
      /\b(?:shall|will|may|must|agrees?) (?:not|never)\b.{0,60}\b(?:works?|compete|own|render|provide services|perform services|engage|join|advise|serve|operate|be employed)\b.{0,120}\b(?:compet(?:e|es|ing|itive|itors?)|same (?:line of )?business|similar business)\b|\b(?:shall|will|may|must|agrees?) (?:not|never)\b (?:to )?compete\b/i,
    apart:
      /\b(?:except|other than|provided|unless|so long as|after (?:the|that|this) (?:period|time)|then|passive|publicly traded|percent)\b/i,
    message: 'One clause leaves the next work free; another bars work that competes.',
  },
  {
    id: 'consistency.secured-and-not',
    title: 'A debt that is unsecured here, and secured there',
    why: 'Whether the lender comes before other creditors, and has to file anything, is open.',
    advice: 'Decide whether the debt is secured; if so, attach the security agreement.',
    one: /\b(?:is|are|an?) (?:an? )?(?:general )?unsecured\b/i,
    other:
      /\b(?:rights?|remed(?:y|ies)|default|lien|interest)\b.{0,60}\b(?:under|in|of|by) (?:the|that|a) (?:security agreement|collateral|pledge|mortgage|deed of trust)\b|\b(?:is|are|be) secured by\b|\bgrants?\b.{0,60}\bsecurity interest\b/i,
    apart: /\b(?:if|unless|guarant\w+|senior|other|bank|subordinat\w+)\b/i,
    message: 'One clause calls the debt unsecured; another speaks of what secures it.',
  },
  {
    id: 'consistency.interest-and-none',
    title: 'A debt without interest that bears interest',
    why: 'What is owed at the end can be worked out in two ways.',
    advice: 'Decide whether interest runs, from when and at which rate, and correct the other clause.',
    one: /\b(?:without|no|free of|zero) interest\b|\binterest[- ]free\b/i,
    other:
      /\b(?:bears?|carr(?:y|ies)|accrues?|with|plus)\b.{0,40}\binterest\b.{0,40}(?:\d ?%|\bpercent\b)|\binterest (?:at|of|runs at|accrues at)\b.{0,30}(?:\d ?%|\bpercent\b)/i,
    apart:
      /\b(?:late|overdue|past due|default\w*|after|if|unless|until|maturity|judgment|not paid|when due|deposit|days|no interest in|security interest|penalt\w+)\b/i,
    message: 'One clause has the debt without interest; another lets it bear interest.',
  },
  {
    id: 'consistency.month-and-term',
    title: 'Month to month, and for a fixed term',
    why: 'Whether one may leave next month, or owes the rest of the term, can be read in two ways.',
    advice: 'Decide whether the contract runs by the month or for a term, and correct the other clause.',
    one: /\bthis is an? month[- ]to[- ]month (?:agreement|contract|lease|membership|tenancy|rental|subscription)\b|\b(?:agreement|contract|lease|membership|tenancy|plan|rental|term|it|service|subscription)\b.{0,30}\b(?:is|runs|continues|goes|on a|shall be)\b.{0,20}\b(?:month[- ]to[- ]month|by the month)\b/i,
    other:
      /\b(?:initial|minimum|fixed|full|committed|lease|membership|contract)? ?(?:term|commitment|period) (?:is|of|shall be|runs for|lasts)\b.{0,30}\b(?:\d{1,2}|six|twelve|eighteen|twenty-four|one|two|three|five)\)?[- ](?:\(\d{1,2}\) )?(?:months?|years?)\b/i,
    apart:
      /\b(?:after|thereafter|then|hold(?:s|ing)? over|holdover|option|unless|convert\w*|end of|expir\w+|until|if|notice|warranty|confidential\w*|cure|grace|restricted|surviv\w+)\b/i,
    message: 'One clause lets the contract run from month to month; another fixes a term.',
  },
  {
    id: 'consistency.cancel-and-not',
    title: 'A contract that may and may not be canceled',
    why: 'Whether one may leave, or owes the rest, depends on which clause wins.',
    advice: 'Decide whether the contract can be ended early, and by whom, and strike the other words.',
    one: /\b(?:this|the) (?:agreement|contract|lease|membership|order|plan|subscription|policy)\b.{0,40}\b(?:is|are) (?:non-?cancel\w+|not cancel\w+|irrevocable)\b|\b(?:this|the) (?:agreement|contract|lease|membership|order|plan|subscription)\b.{0,30}\b(?:may not|cannot|can['’]?t|can not) be (?:cancel\w+|terminated|ended)\b/i,
    other:
      /\b(?:may|can) (?:cancel|terminate|end)\b.{0,40}\b(?:this|the) (?:agreement|contract|lease|membership|order|plan|subscription)\b.{0,80}\b(?:at any time|for any reason|without cause|for convenience|with or without cause|days?)\b/i,
    apart:
      /\b(?:except|unless|other than|breach\w*|default\w*|after the (?:initial|first)|cure[ds]?|during the|if|before|until|rescind|law)\b/i,
    message: 'One clause says that the contract cannot be ended; another lets it be ended.',
  },
  {
    id: 'consistency.no-refunds',
    title: 'No refund for any reason, and a refund for one',
    why: 'Whoever is owed the refund is told by the other clause that there is none.',
    advice: 'Name the cases in which money comes back, and except them from the sentence that rules refunds out.',
    one: /\bno refunds?\b.{0,40}\b(?:for any reason|under any circumstances?|whatsoever|in any (?:event|case)|ever)\b|\b(?:under no circumstances?|in no event|never)\b.{0,60}\brefund\w*|\b(?:fees|payments?|sums|amounts)\b.{0,40}\bnon-?refundable\b.{0,30}\b(?:for any reason|under (?:any|all) circumstances?|in all (?:cases|events))\b/i,
    other:
      /\b(?:we|[a-z]{4,20}) (?:will|shall|must)(?: promptly)? (?:refund|give back|pay back|return)\b.{0,60}\b(?:prepaid|unused|unearned|fees?|payments?|money|price|amounts?)\b|\b(?:is|be) entitled to a\b.{0,20}\brefund\b/i,
    apart:
      /\b(?:except|unless|other than|expressly|as (?:stated|provided|set)|deposit|overpa\w+|duplicate|tax(?:es)?|charged in error)\b/i,
    message: 'One clause rules out every refund; another has money returned.',
  },
  {
    id: 'consistency.title-passes',
    title: 'Title that passes on delivery, and is kept until payment',
    why: 'Who owns the goods when a side fails, or the goods are lost, depends on which clause wins.',
    advice: 'Decide when title passes, and whether the seller keeps a security interest instead.',
    one: /\b(?:title|ownership)\b.{0,60}\b(?:pass(?:es)?|transfers?|vests?)\b.{0,60}\b(?:on|upon|at|with) (?:the )?(?:delivery|shipment|acceptance|receipt|tender|signing|closing)\b/i,
    other:
      /\b(?:retains?|keeps?|reserves?|holds?)\b.{0,20}\b(?:title|ownership)\b.{0,80}\buntil\b.{0,80}\bpa(?:id|yment|ys)\b|\b(?:title|ownership)\b.{0,60}\b(?:not pass|remains? (?:with|in)|passes? only)\b.{0,80}\bpa(?:id|yment|ys)\b/i,
    apart: /\b(?:security interest|except|unless|other than|if|software|intellectual property)\b/i,
    message: 'One clause passes title at one point; another keeps it until payment.',
  },
  {
    id: 'consistency.consequential',
    title: 'Consequential damages that are excluded, and owed',
    why: 'The largest part of a claim is recoverable or not, depending on which clause wins.',
    advice: 'Decide whether consequential damages are owed, and name the cases as exceptions.',
    one: /\b(?:neither|no) (?:party|side)\b.{0,80}\bliable\b.{0,80}\b(?:consequential|lost profits)\b/i,
    other:
      /\b(?:shall|will|must) (?:pay|compensate|reimburse|be liable|recover|indemnify)\b.{0,120}\bconsequential (?:damages|loss(?:es)?)\b/i,
    apart:
      /\b(?:except|unless|other than|for no|third[- ](?:party|parties)|notwithstanding|confidential\w*|infringe\w*|misconduct|fraud|not include|exclud\w+)\b/i,
    message: 'One clause excludes consequential damages; another has a side pay them.',
  },
  {
    id: 'consistency.risk-of-loss',
    title: 'Risk of loss that passes at two points',
    why: 'Goods lost on the way are paid for by whichever side the chosen clause names.',
    advice: 'Choose one point at which the risk passes, and write it in both places.',
    one: /\brisk of loss\b.{0,60}\bpass\w*\b.{0,60}\b(?:carrier|shipment|shipped|leav(?:e|es|ing)|dock|loading)\b/i,
    other:
      /\brisk of loss\b.{0,100}\b(?:until|upon|on|when|at)\b.{0,60}\b(?:delivered to|delivery (?:to|at)|receipt|received|acceptance|accepted|arriv\w+)\b/i,
    apart:
      /\b(?:carrier\b.{0,80}\breturn|until\b.{0,40}\b(?:to|with) (?:the |a )?(?:common )?carrier|return(?:ed|s)?|reject\w+|except|unless|other than|if)\b/i,
    message: 'One clause passes the risk of loss when the goods leave; another when they arrive or are accepted.',
  },
]

/** Checks for clauses that cannot both stand, one for each couple. */
export const cannotBoth: readonly DocumentCheck[] = couples.map(
  ({ id, title, why, advice, one, other, apart, message }) =>
    comparing(
      { id, title, why, advice, severity: 'high', category: 'Risk', concerns: ['contract', 'letter'] },
      (document) => {
        const said = readingOf(document).binding.filter(
          ({ text }) => text.length < Math.min(700, longest) && !apart.test(text),
        )
        const first = said.find(({ text }) => one.test(text))
        const second = said.find(({ text }) => other.test(text) && !one.test(text))
        return first && second && first !== second ? [{ places: [first, second], message }] : []
      },
    ),
)
