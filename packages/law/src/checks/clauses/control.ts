import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { oneWay } from '../reading/sides.ts'

/** What one side may decide alone. */
export const control: readonly DocumentCheck[] = [
  contractCheck({
    id: 'one-sided.unilateral-change',
    title: 'One side may change the terms alone',
    severity: 'high',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'What is agreed today may not bind tomorrow, and a promise that one side can change at will may not be enforceable.',
    advice: 'Require a signed amendment, or notice with a right to leave before the change takes effect.',
    clause: 'clause.unilateral-change',
    unless:
      /\bno (?:such )?(?:amendment|change|modification)\b|\bbenefits? (?:plans?|programs?|arrangements?)\b|\b(?:its|their|his|her) (?:own )?(?:address|notice|designat\w+|agent|representative)\b/i,
  }),
  contractCheck({
    id: 'one-sided.sole-discretion',
    title: 'Sole discretion',
    severity: 'low',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side decides alone and owes no reason, so there is little to argue if the decision hurts.',
    advice: 'Replace it by reasonable discretion, or by consent that is not unreasonably withheld.',
    clause: 'clause.sole-discretion',
    unless: /\b(?:either|each) party\b/i,
  }),
  contractCheck({
    id: 'one-sided.audit',
    title: 'Audit right without limits',
    severity: 'low',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'Books and premises are open at the other side’s word, with the work and the leaks that brings.',
    advice: 'Limit audits to once a year, on notice, in business hours, under secrecy, and at the auditor’s cost.',
    clause: 'clause.audit-right',
    unless:
      /\b(?:reasonable|prior|advance|written|business days['’]?) (?:\w+ )?notice\b|\b(?:once|one time|more than)\b.{0,30}\b(?:year|annual|calendar|twelve)\b|\b(?:normal|regular|ordinary|reasonable)\b.{0,20}\b(?:hours|times)\b|\b(?:either|each) party\b/i,
  }),
  contractCheck({
    id: 'risk.power-of-attorney',
    title: 'Power of attorney',
    severity: 'high',
    category: 'Risk',
    insight: 'warning',
    why: 'The other side may sign in the client’s name.',
    advice: 'Limit it to named acts after a failure to act, and make it end with the contract.',
    clause: 'clause.power-of-attorney',
  }),
  contractCheck({
    id: 'risk.deemed-acceptance',
    title: 'Silence counts as acceptance',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'Work, an invoice or a change is approved by letting a date pass.',
    advice: 'Ask for acceptance in writing, or for a longer time and a reminder.',
    patterns: [
      /\bdeemed\b.{0,30}\b(?:accept(?:ed|ance)|approv(?:ed|al)|consent(?:ed)?|agreed|waived|final and (?:binding|conclusive)|to have (?:accepted|approved|consented|agreed|waived))\b.{0,200}\b(?:unless|if|within|fails?|failure|days?|absence)\b/i,
      /\b(?:unless|if|within|fails?|failure|absence)\b.{0,200}\bdeemed\b.{0,30}\b(?:accept(?:ed|ance)|approv(?:ed|al)|consent(?:ed)?|agreed|waived|to have (?:accepted|approved|consented|agreed|waived))\b/i,
      /\b(?:continued use|failure to (?:object|respond|reject))\b.{0,80}\b(?:constitutes?|shall be|is)\b.{0,30}\b(?:acceptance|approval|consent)\b/i,
    ],
    unless:
      /\bnot (?:be )?deemed\b|\bno (?:term|provision|breach|waiver|right|part)\b.{0,120}\bdeemed (?:to be |to have been )?waived\b|\bdeemed (?:rejected|denied|disapproved)\b/i,
  }),
  contractCheck({
    id: 'risk.terms-elsewhere',
    title: 'Terms that stand elsewhere and may change',
    severity: 'medium',
    category: 'Risk',
    insight: 'warning',
    why: 'The client agrees to terms that it has not been shown or that change after it has signed.',
    advice: 'Attach the terms in the version agreed, and say that later versions need consent.',
    patterns: [
      /\b(?:terms|polic(?:y|ies)|rules|guidelines|handbook|conditions)\b.{0,160}\b(?:as (?:they |it |the same )?(?:may be )?(?:amended|updated|modified|revised|changed)|then[- ]current|in effect)\b.{0,40}\bfrom time to time\b/i,
      /\b(?:terms|polic(?:y|ies)|conditions)\b.{0,100}\b(?:posted|available|found|located|published) (?:at|on)\b.{0,120}\b(?:updated|amended|modified|changed|time to time)\b/i,
    ],
    unless:
      // 'A reference to these Terms includes' says how to read, and binds nobody to a text elsewhere.
      /\breferences? to\b.{0,80}\b(?:includ\w+|means?|is|are|shall|refers?)\b|\b(?:laws?|statutes?|regulations?|act|code|ordinances?|insurance polic(?:y|ies)|GAAP|arbitrat\w+)\b.{0,200}\b(?:as (?:may be )?amended|from time to time)\b/i,
  }),
  contractCheck({
    id: 'one-sided.assignment',
    title: 'Only one side may assign freely',
    severity: 'medium',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'One side may be replaced by a stranger while the other is bound to stay or ask.',
    advice: 'Apply the same rule to both sides, with an exception for a sale of the business.',
    patterns: [
      /\b(?:may|can|right to|entitled to)\b(?! not).{0,30}\b(?:freely )?(?:assign|transfer)\b.{0,120}\b(?:this|the) (?:agreement|contract|lease)\b.{0,100}\b(?:without|at any time|freely|in its (?:sole )?discretion)\b/i,
      /\b(?:may|can)\b(?! not).{0,20}\bfreely assign\b/i,
    ],
    unless:
      /\b(?:may|shall|can) not\b.{0,30}\bassign|\bcannot assign\b|\b(?:either|neither|each|no) party\b|\b(?:affiliate|merger|acquisition|substantially all|successor)/i,
    among: (found, document) => oneWay(document, found, /\b(?:assign|transfer)\b/i),
  }),
  contractCheck({
    id: 'risk.agreement-to-agree',
    title: 'A term left to be agreed',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A promise to agree later may bind nobody, and leaves the contract open on that point.',
    advice: 'State the term, or how it is found if the parties do not agree, such as by an index or an expert.',
    patterns: [
      /\b(?:price|fees?|rent|rate|compensation|scope|schedule|term|amount|royalt\w+|terms)\b.{0,60}\b(?:to be|as|will be|shall be|may be)\b.{0,20}\b(?:mutually )?(?:agreed(?: upon)?|negotiated)\b.{0,30}\b(?:later|at a later|in the future|from time to time|in good faith|by the parties)\b/i,
      /\bagree to agree\b|\b(?:price|fees?|rent|rate|compensation|royalt\w+)\b.{0,30}\bto be (?:mutually )?(?:agreed|negotiated)\b/i,
      /\bnegotiate in good faith\b.{0,80}\b(?:price|fees?|rent|rate|compensation|royalt|terms)\b/i,
    ],
    unless:
      /\badjustment\b|\bin (?:the|each|an?|any) (?:applicable |relevant )?(?:purchase order|order|sow|statement of work)\b|\b(?:set forth|specified|stated|described)\b.{0,40}\b(?:exhibit|schedule|sow|statement of work|order)\b|\bif\b.{0,120}\b(?:do not|cannot|fail to|unable to) agree\b/i,
  }),
  contractCheck({
    id: 'risk.no-damages-for-delay',
    title: 'No damages for delay',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    kinds: ['services-agreement', 'contract', 'sales-agreement'],
    why: 'A contractor that is held up by the owner gets more time but bears the cost of waiting.',
    advice: 'Except delay that the owner causes, or delay beyond a stated time.',
    patterns: [
      /\b(?:no|not|sole|only|exclusive|waives?)\b.{0,120}\b(?:damages|compensation|claim|remedy)\b.{0,80}\b(?:for|on account of|by reason of|arising from|resulting from)\b.{0,30}\bdelays?\b/i,
      /\bextension of time\b.{0,60}\b(?:sole|only|exclusive) remedy\b/i,
    ],
    // What whoever pays for the work may ask for is the reverse of this clause.
    unless:
      /\bliquidated damages\b|\bforce majeure\b|\bneither party\b|\b(?:owner|client|customer|buyer|purchaser)(?:['’]s)? (?:\w{1,12} ){0,3}(?:remed(?:y|ies)|damages|compensation)\b|\b(?:remed(?:y|ies)|damages) (?:of|to|available to) (?:the )?(?:owner|client|customer|buyer|purchaser)\b/i,
  }),
  contractCheck({
    id: 'risk.landlord-entry',
    title: 'Landlord may enter without notice',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    kinds: ['lease'],
    why: 'The tenant loses its privacy, and many states require notice save in an emergency.',
    advice: 'Require at least a day’s notice and reasonable hours, except in an emergency.',
    patterns: [
      /\b(?:landlord|lessor|owner|manager)\b.{0,80}\b(?:enter|entry|access)\b.{0,160}\b(?:without (?:any )?(?:prior )?notice|at any time)\b/i,
    ],
    // Who puts a tenant out does not come to look at the place.
    unless:
      /\b(?:locks?|expel|evict|dispossess)\b|\bre-?enter\b.{0,60}\b(?:repossess|possession|legal process)|\bemergenc(?:y|ies)\b.{0,60}\bwithout\b|\bwithout\b.{0,60}\bemergenc|\bupon\b.{0,40}\bnotice\b/i,
  }),
]
