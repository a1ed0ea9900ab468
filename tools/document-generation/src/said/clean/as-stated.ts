// The last form of a term of a contract: a line behind a label as a sentence, and nothing that points at a thing or a person whom the paper does not name.
import { toDraft } from '@casewright/templates'
import { capital } from '../../capital.ts'
import { isSentence } from './form.ts'
import { faultIn } from './register.ts'

/** The parties as contracts call them. */
export const anyParty =
  '(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)'
const labeled = /^(?<label>\p{Lu}[\p{L}’'/ -]{1,39}): (?<value>\S.*)$/su
const ofParty = new RegExp(`^${anyParty}s?$`, 'i')
/** Labels that tell nothing of what stands behind them. */
const bareLabel = /^(?:also|other|misc|miscellaneous|more|plus|extras?|terms?|notes?|details?|etc)$/i
/** 'Not included: storm cleanup'. */
const participle = /^(?<not>not )?(?<what>included|excluded|covered|allowed|permitted|released|required|reserved)$/i
/** What is a clause with a colon in it, and no label. */
const noLabel = /^(?:this|that|the|these|an?)\b|\b(?:is|are|was|were|shall|will|may|must|has|have)\b/i
/** Initials such as 'PTO' keep their capitals. */
const inSmall = (label: string): string =>
  label.replace(/\p{L}[\p{L}’'-]*/gu, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))

/** Labels that are cut short, and those of somebody: no subject of a clause. */
const shortLabel =
  /^(?:conf|ins|arb|nc|comp|indem|liab|gov|juris|jx|pmt|sched|equip|maint|utils?|sec|dep|guar|warr|signs?|signers?|(?:disclosing|receiving|first|second|other) (?:party|side)|partners?|parties)$/i
/** What somebody said, weighed or left to choose: no line of a contract. */
const told =
  /\s[-–—]\s|\bvs\b|"|\b(?:insist\p{L}*|understands?|balk\p{L}*|wanted|asked for|agreed to|told|says?|said)\b/iu
const stem = (word: string) => word.toLowerCase().replace(/['’]s$|(?:ies|y|es|s)$/, '')
/** 'Warranties: warranty two years': the subject is said once. */
function once(label: string, value: string): string {
  const [, first = '', rest = ''] = /^(?<first>[\p{L}’']+)(?: is| are|:| -)? (?<rest>\S.*)$/su.exec(value) ?? []
  const last = label.split(/[ /]/).at(-1) ?? ''
  return first.length > 3 && stem(first) === stem(last) && !/^(?:of|by|to|and|or|for|in|on)\b/.test(rest) ? rest : value
}

/** 'Parking: left half of the garage' as a sentence that says to what it applies. */
function framed(words: string): string {
  const { label = '', value = '' } = labeled.exec(words)?.groups ?? {}
  if (!value || noLabel.test(label)) return words
  // 'I.e. $2,900 a month' goes on with what stands elsewhere.
  if (/^(?:i\.e\.|e\.g\.|that is|so|and|or|but)[ ,]/i.test(value)) return toDraft(words)
  // 'Claimant: Oak Association', 'Storage: none': no subject of a contract, or nothing of it.
  if (ofParty.test(label) || /^(?:none|n\/a|yes|no|tbd)[.]?$/i.test(value)) return toDraft(words)
  // 'No payments: April', 'Wilmington NC: yes': what is denied, or no subject.
  if (/^(?:no|phone|fax|e-?mail|cell)\b/i.test(label) || /\p{Ll} [A-Z]{2}$/u.test(label)) return toDraft(words)
  const done = participle.exec(label)?.groups
  if (done?.what) return `The following is ${done.not ? 'not ' : ''}${done.what.toLowerCase()}: ${value}`
  if (bareLabel.test(label)) return isSentence(capital(value)) ? capital(value) : words
  if (shortLabel.test(label) || told.test(value)) return toDraft(words)
  return `The following applies to ${inSmall(label)}: ${once(label, value)}`
}

/** What a tenant 'can' do at home is allowed; what others can do may be what they are able to do. */
const permitted = (words: string): string => words.replace(/^The Tenant can (?!not\b)/, 'The Tenant may ')

/** 'The Employee brought it': in the sentence stands nothing that it can be. */
const pointsNowhere = new RegExp(
  `^The ${anyParty} (?:(?:shall|may|must|will|would|has|had|can) )?(?:not )?(?:also )?\\p{Ll}{2,} (?:\\p{Ll}{2,6} )?(?:it|them)(?![\\p{L}’'-])`,
  'u',
)

/** 'Sales tax is theirs': whose it is stands nowhere in the sentence. */
const ofSomebody = /\b(?:is|are|stays?|remains?) (?:theirs|his|hers)(?![\p{L}’'-])/u

/** 'Early payoff ok: Yes.': an answer whose question is no label of the field. */
const answers = /^[^:]{3,40}\b(?:ok|okay|fine|right|allowed|alright): (?:yes|no|ok|okay|yep|sure)[.]?$/i

/** A sentence of a contract as the paper states it, or as a point that is still to be drafted. */
export function asStated(words: string): string {
  const sentence = framed(words)
  const stated = permitted(sentence)
  return pointsNowhere.test(stated) ||
    ofSomebody.test(stated) ||
    answers.test(words) ||
    faultIn(stated.replace(/“[^“”]*”/gu, ''), false) === 'person'
    ? toDraft(words)
    : stated
}
