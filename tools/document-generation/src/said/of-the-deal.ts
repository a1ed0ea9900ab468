import { monthPattern } from '@casewright/law'
import { isToDraft, type Template } from '@casewright/templates'
import { goneSum, tellsAgreed } from '../settle/status.ts'
import { figure } from './left-over.ts'
import { isSubject, subjectOf } from './subject-of.ts'

/** What is longer is no sentence that somebody said in passing. */
const longest = 600

/** Why words stay beside a document and are no point of it. */
const besideReasons = {
  confidence: 'Told in confidence, or not for the document. It stays beside it.',
  bargain: 'Tells how it was bargained, and not what was agreed. It stays beside the document.',
  asked: 'Open, or asked of whoever writes. It stays beside the document.',
  order: 'Said to whoever writes. It stays beside the document.',
  others: 'Tells of somebody or something beside the document.',
  noTerm: 'Does not read like a term of this document. It stays beside it.',
} as const
type Why = (typeof besideReasons)[keyof typeof besideReasons]

const confidence =
  /(?:\bnot (?:for|in) (?:the |this )?(?:paper|instr\w*|letter|contract|agreement|document|notice|note|offer|form)|(?<!\p{L})shh+|\bbetween (?:us|you and me)|off the record|in confidence|never tell|(?:don['’]?t|do not) tell (?:him|her|them|anyone|anybody)|(?:he|she|they|(?<!\p{L})\p{Lu}\p{L}{0,24}) (?:doesn['’]?t|don['’]?t|does not|do not|need not|needn['’]?t) (?:even |need to |have to )?know|nobody (?:else )?(?:needs to )?knows?|(?:no|not) relevan(?:t|ce)|(?:isn['’]?t|is not) in (?:it|this)|ignore (?:that|this|it)|stays (?:in this room|with us|here)|keep (?:it|that|this) quiet|not a word|hush|none of (?:their|his|her|your) business|^\W{0,3}confid(?:ential|entially)?\.?[,:])/iu
const bargain =
  /\b(?:not a (?:cent|penny|dollar|dime) (?:more|less)|would(?:['’]ve| have)? (?:gone|taken|paid|settled|accepted|liked)|(?:would|['’]d) (?:take|settle for|go (?:to|up to|as (?:high|low))|accept|die on)|tops? (?:out )?at|bottom line|rock bottom|walk[- ]?away (?:price|number|point)|(?:our|the|his|her|their) (?:reserve|ceiling|floor|limit|band|budget) (?:is|was|tops|goes|went)|first (?:we|he|she|they|I|you) said|counter ?offer(?:ed)?|haggl\w+|is a joke|hinted|(?:told|quoted|asked|offered) (?:him|her|them|me|us) (?:about |only )?\$?\d|was (?:going to|gonna|supposed to) be|pushed (?:for|back)|low-?ball\w*|said no(?: way| thanks)?|voted down|turned (?:(?:it|him|her|them) )?down|decided against|(?:had )?listed (?:it )?(?:at|for)|wanted (?:\$?\d|first and last|\p{L}+ (?:years?|months?))|(?:no|NO),? dropped|if (?:he|she|they) (?:had )?(?:pushed|walks?|balks?)|first and last (?:offer|word))\b/iu
/** 'The Tenant shares the laundry with the Landlord.': what a party does, as the contract calls it. */
const partyActs =
  /^(?:The (?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient)|(?:Each|Either|Neither) party) (?!is\b|was\b|were\b|had\b|went\b|said\b|told\b|knew\b|found\b|\p{Ll}+ed\b|thinks\b|knows\b|likes\b|hates\b|feels\b|says\b)\p{Ll}/u
/** What it came to: 'so the third'. */
const soIsIt = /\bso (?:the |it['’]?s |we (?:said|did) )?[\p{L}\d$,-]{1,16}\W{0,2}$/iu
const asked =
  /^(?:[-–•;,.\s]{0,4})(?:(?:but|and|also|so|well|ok|okay|then|oh),? ){0,2}(?:(?:I )?(?:don['’]?t|do not) know|not sure|no idea|(?:I )?forgot|perhaps ask|ask (?:him|her|me|them|the|\p{Lu})|(?:have|need|got) to (?:ask|check|find out)|whether|(?:I )?(?:haven['’]?t|have not)|I['’]d need to|still (?:open|waiting)|tbd|unknown|unsettled)|\?["”’)]{0,2}\s*$|\b(?:somebody|someone|please) tell me|\b(?:not (?:been )?(?:set|decided|settled|agreed|fixed|discussed|talked (?:of|about))(?: yet)?|never (?:been )?(?:discussed|said|talked about)|isn['’]?t here yet|(?:hasn['’]?t|haven['’]?t|has not|have not) (?:said|decided|answered|been (?:set|told|decided))|is for the lawyers|nobody(?:['’]s| has)? (?:answered|talked)|gotta ask|have to ask|ask who|ask her|ask him|see below)\b|: who pays\W{0,2}$/iu
const header =
  /^\W{0,3}(?:(?:subj(?:ect)?|re|fw|fwd|from|to|date|sent|cc|memo|notes?|form|item|caption)\W{0,2}:|(?:notes? (?:of|from)|new hire|intake|pasted from|call notes|for the caption)\b)|\bnotes (?:from|of|on) (?:a |the |our )?(?:call|meeting|phone)\b|^(?:this is|here(?:['’]s| is)) (?:for|about) the \p{Ll}/iu
const duty =
  /\b(?:shall|must|may|will|won['’]?t|cannot|can['’]?t|can|has to|have to|need to|needs to|agrees?|is to|are to|gets?|keeps?|pays?|owes?|provides?|delivers?|bears?|carries|brings?|returns?|gives?|takes?|covers?|signs?|owns?|belongs?|stays?|remains?|warrants?|insures?|hauls?|invoices?|starts?|begins?|ends?|runs?|expires?|applies|governs?|transfers?|reports?|guarantees?|works?|lives?|parks?|uses?|mows?|fix(?:es)?|repairs?|supplies|ships?|installs?|comes?|goes|dismiss(?:es)?|releases?|is due|are due|due|payable|secured|refundable|included|exempt|required|allowed|permitted|prohibited|exclusive|free)\b|^\W{0,3}(?:no|none|not|only|any|all|each|every|either|both|neither|nobody|in writing|use|keep|return|pay|deliver|do not)\b/iu
const condition =
  /\b(?:if|unless|until|when|once|upon|within|after|before|by|except|subject to|provided|without|as long as)\b/i
const label = /^\W{0,3}[\p{L}][\p{L}’'/& -]{1,32}:\s*\S/u
const kin =
  /\b(?:brother|sister|mother|father|mom|dad|husband|wife|son|daughter|cousin|nephew|niece|uncle|aunt|grand\p{L}{2,12}|(?<!\p{L})\p{L}{2,14}[- ]in[- ]law|ex|neighbou?r|girlfriend|boyfriend|buddy|friend|predecessor|groom)\b/iu
const privately =
  /\b(?:divorc\w*|drinking|drunk|affair|gambl\w*|sick|illness|cancer|pregnan\w*|bankrupt\w*|arrested|jail|rehab|let go over|fired|lawsuit|payroll taxes|behind on|default last|nervous|cries|crying|sulks?|mortified|paranoid|gossip)\b/i
/** What somebody said, thought or did: a report, and nothing that is agreed on. */
const report =
  /\b(?:was|were|had|did|been|said|told|thought|knew|went|came|left|ran|got|cried|phoned|called|admitted|claimed|thinks?|hopes?|feels?|knows?|likes?|hates?|worr(?:y|ies|ied)|sulks?|cries|laughs?|wants in|asked|asks|wonders?|remembers?|(?<!\p{L})\p{L}{3,20}ed)\b/iu
const strongDuty =
  /\b(?:shall|must|may|can|will|won['’]?t|cannot|can['’]t|agrees?|pays?|owes?|has to|have to|is to|are to)\b/i
/** 'Bot: Got it.' */
const reply =
  /^\W{0,3}(?:\p{L}+: )?(?:got it|ok(?:ay)?|yes|yep|thanks|will do|sure|noted|agreed|deal|perfect|great|fine|good)[.!]{0,3}$/iu
/** A day alone, as at the head of a message. */
const bareDay = new RegExp(
  `^\\W{0,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*,? )?(?:${monthPattern})\\.? \\d{1,2}(?:,? \\d{4})?\\W{0,3}$`,
  'iu',
)
const acts =
  /(?<![\p{L}.])\p{Lu}[\p{L}’'-]{1,24}(?: (?:at|of|from) \p{Lu}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24}){0,2})?,? (?:wants in|asked about|asks about|phoned|called|hinted|sulks|cries|thinks|worries|hopes|knows|remembers|likes|hates)\b/u

/**
 * Why words that no field has are no point of a contract: told in confidence, of how it was bargained, asked of the writer,
 * about others, or none that reads like a term. `null` for what reads like one: who shall do what, money, time, a condition.
 * @param isRest whether nothing told a subject that they are about
 * @param own the words as they would stand in the document
 */
export function whyBeside(template: Template, said: string, isRest: boolean, own = said): Why | null {
  const words = said.trim()
  if (words.length > longest) return null
  if (confidence.test(words)) return besideReasons.confidence
  const isLong = words.length > 160
  if (isLong || tellsAgreed(own) || soIsIt.test(words)) return null
  if (bargain.test(words) || (goneSum(words) && !strongDuty.test(words) && !condition.test(words)))
    return besideReasons.bargain
  if (asked.test(words) && !/^\W{0,3}(?:if|when|unless|until|should)\b/i.test(words)) return besideReasons.asked
  if (header.test(words) && !strongDuty.test(words)) return besideReasons.others
  const has = figure.test(words)
  const isBinding =
    strongDuty.test(words) || (own !== said && !isToDraft(own) && (duty.test(own) || partyActs.test(own)))
  if (acts.test(words)) return besideReasons.others
  if (bareDay.test(words) || reply.test(words)) return besideReasons.noTerm
  if (((kin.test(words) && (isRest || !duty.test(words))) || privately.test(words)) && !isBinding && !has)
    return besideReasons.others
  if (label.test(words)) return null
  const fields = template.fields.filter(({ name, term }) => term && isSubject(name)).map(({ name }) => name)
  const { score } = subjectOf(template.id, fields, words)
  if (!isBinding && !has && report.test(words) && !condition.test(words) && !duty.test(words) && isRest)
    return besideReasons.noTerm
  return !isRest || isBinding || duty.test(words) || has || condition.test(words) || score >= 2
    ? null
    : besideReasons.noTerm
}

/** What is said to whoever writes of the writing: 'leave the salary out', 'use Loan Nguyen'. */
const order =
  /^\W{0,3}(?:(?:maybe|please|pls|and|but|so|also|just|oh|ok(?:ay)?|then),? ){0,2}(?:(?:leave|keep|take) .{2,80}\b(?:out|off)\b|(?:leave|skip|omit|strike|drop|forget|scratch) (?:the|that|this|it|my|his|her|any)\b|(?:say|mention|include|write|put|list|name|cite) (?:it|that|this|so|nothing|no\b)|(?:don['’]?t|do not|never|no need to|not to) (?:say|mention|include|write|put|list|name|sound|cite|make it|use|add|tell)\b|remind (?:me|him|her)|(?:call|ring|text|ping) (?:me|him|her|them|back)\b|mark (?:it|this)|make (?:it|this) (?:short|sound|nice|firm|polite))/iu
/** 'Use Yevgeny Markov': how somebody is to be called. */
const toName =
  /^\W{0,3}(?:(?:[Pp]lease|[Aa]nd|[Bb]ut|[Ss]o),? ){0,2}(?:[Pp]ut|[Uu]se|[Ww]rite|[Ss]pell) (?:it |him |her |them )?(?:as )?\p{Lu}/u
/** An order within a sentence, or what such notes are headed with. */
const orderWithin =
  /[,;(–—-] ?(?:please |pls |so |but )?(?:(?:don['’]?t|do not) (?:say|mention|put|include|list|cite|name)|leave (?:that|it|this|the [\p{L}\d ]{1,20}) out|take (?:that|it) out|skip (?:that|it)|use (?:that|it|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\)?$|strike that|cancel that|scratch that)\b/iu
const words = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'.-]*/gu) ?? []

/** Why words that no field of a letter or an application has are no point of it. `null` where they may be one. */
export function whyNoPoint(said: string): Why | null {
  const text = said.trim()
  if (text.length > longest) return null
  if (confidence.test(text)) return besideReasons.confidence
  if (order.test(text) || orderWithin.test(text) || toName.test(text)) return besideReasons.order
  if (header.test(text) || /^\W{0,3}(?:staff|office|internal|admin)(?: only| note| comment| use)\b/i.test(text))
    return besideReasons.others
  if (asked.test(text) && !figure.test(text)) return besideReasons.asked
  if (acts.test(text) && !figure.test(text)) return besideReasons.others
  if ((kin.test(text) || privately.test(text)) && report.test(text) && !figure.test(text)) return besideReasons.others
  const isScrap =
    !/^\W{0,3}(?:no|none|never|not|I['’]m|I am|yes)\b/i.test(text) &&
    words(text).length < 4 &&
    !figure.test(text) &&
    !/\p{L} \p{Lu}|@|:/u.test(text)
  return isScrap ? besideReasons.noTerm : null
}
