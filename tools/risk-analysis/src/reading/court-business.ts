import type { Span } from '@casewright/law'
import { lawyersSued } from '../factors/clauses/notes/counsel.ts'
import { fits } from './roles.ts'
import type { Side } from './side.ts'

/** Facts of what was done between the parties, or befell them: none of them is about the lawsuit itself. */
const ofDispute: readonly string[] = [
  'breach',
  'performance',
  'acceptance',
  'notice',
  'negligence',
  'comparative-fault',
  'hazard-known',
  'treatment',
  'lasting-harm',
  'prior-condition',
  'substance',
  'violence',
  'business-reason',
  'bad-record',
  'good-record',
  'resigned',
  'part-payment',
  'own-fault',
  'delay',
  'fraud',
  'nondisclosure',
  'willful',
  'excuse',
  'rent-default',
  'damages-shown',
]

/** How somebody behaved: where it is a lawyer in the case, it says nothing of the parties. */
const ofConduct: readonly string[] = [
  'prior-finding',
  'record',
  'pattern',
  'credibility',
  'bad-record',
  'order-violated',
]
const lawyerDoes =
  /^\W{0,3}(?:(?:[Tt]he|[Tt]heir|[Hh]is|[Hh]er|[Ii]ts|[Oo]pposing|[Aa]n?|[Tt]he other side['’]s|(?:[Tt]he )?(?:[Pp]laintiff|[Dd]efendant|[Cc]laimant|[Pp]ltf|[Dd]ef)s?(?:['’]s?)?) )?(?:(?:opposing|defense|trial|lead|former|own) )?(?:[Cc]ounsel|[Ll]awyers?|[Aa]ttorneys?|[Ll]aw firm)\b(?!['’]s (?:client|insured))(?![^]*\b(?:client|plaintiff|defendant|he|she|they|insured|expert|witness)\b)/

/** Who works on a case or tells of it, and is no party to it. */
const helper =
  '(?:witness(?:es)?|eyewitness|experts?|lawyers?|attorneys?|counsel|paralegals?|associates?|investigators?|adjusters?|mediators?|arbitrators?|judges?|magistrates?|clerks?|jurors?|bailiffs?|court reporters?|process servers?|interpreters?|guardians? ad litem|investigating officers?|arresting officers?|detectives?|informants?)'
const someHelper = new RegExp(`\\b${helper}\\b`, 'gi')
/** From a helper to what is said of them: nobody else comes between. */
const reaches =
  /^(?:['’]s (?!(?:lawyer|client|car|house))[\w’'-]+)?(?:,? (?:who|which|that)\b[^.;,]{0,40},?)?(?:,? (?!(?:and|but|while)\b)[\w’'-]+){0,4},? ?$/i
/** Papers and steps of a lawsuit. */
const paper =
  /\b(?:notices? of appeal|appeals?|answer (?:deadline|date|brief)|(?:to|the) answer(?: the complaint| discovery)?|complaint|summons|subpoenas?|interrogator\w+|discovery|depositions?|transcripts?|(?:witness|exhibit) lists?|(?:expert|his|her) (?:report|disclosures?)|filing fees?|witness fees?|deposition fee|protective orders?|scheduling order|opposition|reply brief|briefs?|motions?|hearings?|pleadings?|jury (?:fee|demand)|the file|our file|mediation|affidavits?|exhibits?|for (?:his|her) report|service of process)\b/i
/** A lawyer whom nobody sues, whatever another did. */
const notSued = /\b(?:opposing|successor|new|replacement) (?:counsel|lawyer|attorney)\b[^.;,]{0,20}$/i
/** A list, a fee or a stand of witnesses is no witness. */
const ofWitness = /^ ?(?:lists?|fees?|stand|disclosures?|room|box|protection)\b/i
const malpractice =
  /\b(?:legal malpractice|malpractice (?:claim|suit|case) against (?:\w+ ){0,3}(?:lawyer|attorney|firm))\b/i

/** What was made good: an arrear that was paid says little. */
const cured =
  /\b(?:caught up|paid (?:it |them |that )?(?:off|up|in full)|current (?:now|since|as of)|(?:now|since) (?:current|paid)|brought (?:it )?current|made (?:it|them) up|cleared (?:it|the arrears)|zero balance)\b/i
/** A bill that somebody else paid is no loss of the one who sues. */
const paidByOther =
  /\bpaid by (?:the |an? |his |her |their |our )?(?:[\w’'-]+ ){0,3}?(?:insur\w+|carrier|medicare|medicaid|employer|parents?)\b|\b(?:insur\w+|carrier) paid\b/i

/** Whether its sentence says that a fault was made good, or that somebody else bore the loss. */
export const isMadeGood = (id: string, sentence: string): boolean =>
  (/^(?:order-violated|rent-default)$/.test(id) && cured.test(sentence)) ||
  (id === 'damages-shown' && paidByOther.test(sentence))

/** A witness or an expert who is lost to the case proves nothing: whom that hurts depends on who needed them. */
export const isGone = (id: string, sentence: string): boolean =>
  /^(?:expert|witnesses|opinion-for-claim|opinion-against-claim)$/.test(id) &&
  /\b(?:cannot|can['’]t|could(?: not|n['’]t)|will not|won['’]t|refus\w+ to|no longer|unable to|not available to) (?:\w+ )?(?:testify|be (?:found|called|located|reached)|appear)\b|\b(?:died|dead|passed away|recanted|withdrew|was (?:struck|excluded|barred|disqualified)|suffered a stroke|moved (?:away|abroad)|disappeared|vanished|missed the deadline)\b/i.test(
    sentence,
  )

/**
 * Whether words of a fact are said of the lawsuit and not of the dispute: a witness died, a lawyer missed the time to appeal, a fee was not
 * paid. Whoever is a party is none of these, whatever their trade.
 * @param sentence where the place stands
 */
export function isCourtBusiness(
  id: string,
  text: string,
  sentence: Span,
  { start, end }: Span,
  side: Pick<Side, 'own' | 'other'>,
): boolean {
  if (id === 'witnesses') return ofWitness.test(text.slice(end, end + 24))
  // Of a lawyer who is sued the delay is the fault itself, and none of the client.
  if (id === 'delay' && lawyersSued.test(text)) return true
  // A default that the lawyer let happen is the loss.
  if (id === 'default' && lawyersSued.test(text)) return true
  // Of an estate that is sued for, or sues, nobody asks who can pay.
  if (id === 'insolvency' && /\b(?:preference|preferential transfer|§ ?547|adversary proceeding)\b/i.test(text))
    return true
  if (ofConduct.includes(id) && lawyerDoes.test(text.slice(sentence.start, start))) return true
  if (!ofDispute.includes(id)) return false
  const before = text.slice(sentence.start, start)
  if (notSued.test(before)) return true
  if (malpractice.test(text)) return false
  const clause = before.slice(Math.max(...[';', ':', ' but '].map((stop) => before.lastIndexOf(stop))) + 1)
  const last = [...clause.matchAll(someHelper)].at(-1)
  const isParty = (word: string) =>
    [...side.own, ...side.other].some((one) => fits(one, word.toLowerCase().replace(/s$/, '')))
  if (last && !isParty(last[0]) && reaches.test(clause.slice(last.index + last[0].length))) return true
  if (/\bwho (?:was|is|were|are|will|would|was going) (?:to )?testify\b/i.test(clause)) return true
  // The words themselves may begin with who it is: 'our only witness died'.
  const own = text.slice(start, end)
  if (new RegExp(`^(?:[\\w’'-]+ ){0,3}${helper}\\b`, 'i').test(own) && id !== 'witnesses') return true
  const following =
    text.slice(end, Math.min(sentence.end, end + 60)).split(/[,;:]| (?:and|but|so|because|after|before|when) /)[0] ?? ''
  return (
    /^(?:breach|own-fault|performance|delay|notice|part-payment|excuse)$/.test(id) && paper.test(`${own}${following}`)
  )
}
