import { numberWords } from '@casewright/law'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { narrated } from './narrated.ts'
import { signerIn } from './notes.ts'
import { isCalled, isRole, paymentIn } from './paying-parties.ts'
import { confidence, dismissal, mutual, noAdmission, partyName, released } from './releases.ts'
import { lawsuit } from './settled-case.ts'
import { caseAlone, disputeOf, mayBeDisclosed, releasesAll, responsible } from './settlement-notes.ts'
import {
  claimantReleases,
  dismissedBy,
  eachOwn,
  generalRelease,
  noFees,
  releaseCovers,
  releaseEach,
  releaseLimits,
  releaseOnly,
  withdrawn,
} from './settlement-releases.ts'
import {
  admitsNothing,
  amountSecret,
  areBoth,
  boughtOut,
  denied,
  doneByParty,
  ifMissed,
  inChecks,
  isPartOnly,
  lateInterest,
  nobody,
  noSuch,
  ofOthers,
  paidByInsurer,
  signsToo,
  whomWeHave,
} from './settlement-sentences.ts'
import {
  allocated,
  dismisses,
  disparages,
  lateRate,
  mediated,
  neutral,
  onceReceived,
  timeToConsider,
} from './settlement-terms.ts'
import { hasFigures, type Reader, type Readers, sentence, stopped, type Values, valueAt, within } from './telling.ts'

const aside = String.raw`(?: \((?<%>[^()]{2,90})\))?`
const pays = new RegExp(
  `^(?<payor>${partyName})${aside.replace('%', 'first')}(?:,? (?:will|shall|agrees to|has agreed to|is to|is going to|must))? pays? (?<payee>${partyName})${aside.replace('%', 'second')},? \\$`,
  'u',
)
const isAddress = /^\d{1,6} \p{L}|\d{5}$/u
const roleOf =
  /(?<role>plaintiff|defendant)s?:? (?<name>\p{Lu}(?:[^;,.\n]|(?<=\b(?:Co|Bros|St|Mr|Ms|Mrs|Dr))\.){2,50}(?:, (?:Inc|LLC|LLP|Corp|Co|Ltd|P\.?C|P\.?A)\b\.?)?)/giu

/** Who pays whom, as the sentence has it that says so. */
const payment: Reader = ({ text }, { found }) => {
  const { payor = '', payee = '', first = '', second = '' } = pays.exec(text)?.groups ?? {}
  if (!payor || !payee || isRole.test(payor) || isRole.test(payee)) return null
  const dispute = /\bfor (?<what>(?:the|his|her|their|an?) [^.;$]{6,120}?)[.]?$/iu.exec(text)?.groups?.what
  return {
    values: {
      // Who pays whom was read before, by whole names.
      ...(valueAt(found, 'firstParty') ? {} : { firstParty: payor }),
      ...(valueAt(found, 'secondParty') ? {} : { secondParty: payee }),
      ...(isAddress.test(first) && { firstAddress: first }),
      ...(isAddress.test(second) && { secondAddress: second }),
      ...(dispute && { dispute: `The dispute concerns ${dispute}.` }),
      ...howPaid(text),
    },
    isWhole: true,
  }
}
/** 'Plaintiff Angela Brooks; Defendant Summit Property Management, LLC': the defendant pays, where nothing says that the plaintiff does. */
const roles: Reader = ({ text }, { units, found }) => {
  const own = [...text.matchAll(roleOf)]
  if (own.length === 0) return null
  const named = new Map(
    units.flatMap((unit) =>
      [...unit.text.matchAll(roleOf)].map(({ groups }): [string | undefined, string] => [
        groups?.role?.toLowerCase(),
        groups?.name?.trim() ?? '',
      ]),
    ),
  )
  const [plaintiff = '', defendant = ''] = [named.get('plaintiff'), named.get('defendant')]
  const short = plaintiff.split(/[ ,]/)[0] ?? ''
  const turned = new RegExp(
    `^(?:the )?(?:plaintiffs?|${short.replace(/[^\p{L}]/gu, '') || 'plaintiff'})(?: (?:will|shall|agrees to))? pays?\\b`,
    'iu',
  )
  if (!plaintiff || !defendant || units.some((unit) => turned.test(unit.text.replace(/^[-*•] /, '')))) return null
  const isWhole = !/\b(?:case|no)\b/i.test(text) && own.map(({ 0: words }) => words).join(' ').length > text.length - 40
  // Of one who was read as both, or as neither, the label says which.
  return valueAt(found, 'firstParty') === defendant && valueAt(found, 'secondParty') === plaintiff
    ? isWhole
      ? { values: {}, isWhole }
      : null
    : { values: { firstParty: defendant, secondParty: plaintiff }, isWhole }
}
/** 'Summit pays $14,000: $5,000 by May 1, then $3,000 on June 1': a sum in parts, each with its day. */
const inParts =
  /^[^$;]{2,80}\bpays? \$[\d,.]*\d(?: (?:in total|total))?(?:,? as follows)?[:,;–—-]{1,2} ?(?<parts>\$\d[^$;]{4,80}\$\d[^;]{4,200}?)[.]?$/iu
const schedule = sentence(inParts, ({ parts = '' }) => ({ paymentTerms: parts }))
/** 'Late payment: 5 business days after emailed notice to cure, then judgment for $18,500 less what has been paid'. */
const missed = new RegExp(
  `^(?:late|missed)(?: payments?)?:? (?<days>(?:\\d{1,3}|${numberWords}) (?:business |calendar )?days) (?:after|from|of) (?<notice>[^,;]{0,20}notice)(?: to cure)?,? (?:then|or|and then|after that) (?:a )?(?:consent |stipulated )?judgment for (?<sum>\\$[\\d,.]*\\d)(?<less>,? (?:less|minus) [^;.]{3,60}?)?[.]?$`,
  'iu',
)
const late = sentence(missed, ({ days = '', notice = '', sum = '', less = '' }) => ({
  breachTerms: `If a payment is late, the Payor may cure within ${days} after ${notice.replace(/^(?=[^aeiou])/i, 'an ').replace(/^an (?=written)/, '')}. If the Payor does not, judgment may be entered against the Payor for ${sum}${less.replace(/what['’]?s been paid/, 'what has been paid').replace(/^, /, ' ')}.`,
}))
const kept = sentence(
  /^(?:not released|excluded|carved out|carve-?outs?)(?: is| are)?:? (?<what>[^;\n]{6,200}?)[.]?$/iu,
  ({ what = '' }) => {
    const [kept = '', more] = what.split(
      /,? and (?=(?:the |a )?(?:new )?\p{Ll}+ (?:gets?|has|have|comes?|stays?|remains?|is|are|will|shall)\b)/u,
    )
    return {
      releaseTerms: `The release does not cover the following: ${kept}.`,
      ...(more && { additionalTerms: stopped(`The ${more.replace(/^the /, '')}`) }),
    }
  },
)
const openly = sentence(
  /^(?:they|the (?:parties|plaintiffs?|defendants?)|nobody|neither (?:side|party)|no one) (?:would not|wouldn['’]t|did not|didn['’]t|will not|do not|could not) agree (?:to|on) confidentiality\b[^;\n]{0,60}?[.]?$/iu,
  () => ({ confidential: 'no' }),
)

const signing = new RegExp(
  `\\bwithin (?<days>\\d{1,3}|${numberWords}) (?<kind>business |calendar )?days (?:of|after|from|following) (?:the )?(?:signing|execution|signature|effective date|settlement)\\b`,
  'iu',
)
const parts =
  /\b(?<what>(?:in |as )?(?:\p{L}{2,12}|\d{1,2}) (?:equal )?(?:(?:monthly|weekly|quarterly|annual) )?(?:installments?|payments)\b[^;\n]{4,200}?)[.]?$/iu
const payable =
  /\bchecks?,? (?:(?:made )?(?:payable|to be made|out) )?to:? (?<whom>"[^"\n]{3,80}"|“[^”\n]{3,80}”|[^,;\n]{3,80}(?:, (?:P\.?A|P\.?C|LLP|LLC)[.\p{L} ]{0,20})?)/iu

/** By when and in what parts a sum is paid, as the clause on payment goes on. */
function howPaid(text: string): Values {
  const when = signing.exec(text)?.groups
  const how = parts.exec(text)?.groups?.what
  const whom = payable
    .exec(text)
    ?.groups?.whom?.replace(/[.,]?(["”])[.]?$/, '$1')
    .replace(/[.]$/, '')
  const said = [
    ...(how ? [how.replace(/^(?:in|as) /i, 'in ').replace(/^(?!in )/, 'in ')] : []),
    ...(when ? [`within ${when.days} ${when.kind ?? ''}days after this Agreement has been signed`] : []),
    ...(whom ? [`by check payable to ${whom}`] : []),
  ]
  return said.length > 0 ? { paymentTerms: said.join(', ') } : {}
}
/** What was read of how it is paid goes where the reader says all its figures. */
const isReadAgain = (value: string, text: string, found: readonly Filled[]): boolean => {
  const { paymentTerms } = howPaid(text)
  const others = found.filter(({ field }) => field !== 'paymentTerms').map((one) => one.value)
  return paymentTerms !== undefined && hasFigures(value, [paymentTerms, ...others])
}
const paidHow: Reader = ({ text }, { found }) => {
  const whom = /^checks?\b/i.test(text) && !/\d/.test(text) ? payable.exec(text)?.groups?.whom : undefined
  if (whom)
    return {
      values: {
        additionalTerms: stopped(`Each payment is made by check payable to ${whom.replace(/[.,]?(["”])[.]?$/, '$1')}`),
      },
      isWhole: true,
    }
  const read = howPaid(text)
  const isAboutPay = /\b(?:pays?|paid|payments?|payable|installments?|checks?)\b/i.test(text)
  const before = valueAt(found, 'paymentTerms')
  const own =
    before !== '' && /^(?:in|within|by) /.test(before) && read.paymentTerms
      ? { paymentTerms: `${before}, ${read.paymentTerms}` }
      : read
  return isAboutPay && own.paymentTerms ? { values: own, isWhole: !/\blate|miss|default|if /i.test(text) } : null
}

/** What begins as a sentence of its own: 'he slipped on spilled butter'. */
const ofSomebody = /^(?:s?he|they|it|our|my|we|I|the (?:Payor|Claimant))(?= \p{Ll})/iu
const about = sentence(
  /^(?:the )?dispute (?:(?:is|was|arose|concerns|relates to)(?: (?:about|over|from|out of|concerning))?|over|about|on) (?<what>[^;\n]{6,240}?)[.]?$/iu,
  ({ what = '' }, { told }) => ({
    dispute: ofSomebody.test(what) ? stopped(capital(told(what))) : told(`The dispute concerns ${what}.`),
  }),
)
const isAbout = sentence(
  /^(?:(?:hi|hello|hey|so|ok(?:ay)?),? )?(?:it['’]?s|its|this is|this one is) (?:all )?about (?<what>(?:the|a|an) [^;\n]{6,160}?)[.]?$/iu,
  ({ what = '' }) => ({
    dispute: `The dispute concerns ${what.replace(/\b(mr|mrs|ms|dr)\.? (\p{L})/giu, (_, title: string, first: string) => `${capital(title.toLowerCase())}. ${first.toUpperCase()}`)}.`,
  }),
)
const event = /^(?:slip|fall|car|auto|accident|collision|dog|bite|crash|fire|flood|leak)\b/i
const labeledDispute = sentence(
  /^(?:[Tt]he )?(?:[Dd]ispute|[Qq]uarrel|[Ff]ight|[Cc]laims?|[Bb]ackground|[Aa]bout|[Mm]atter|[Ff]acts|[Ww]hat happened): (?<what>\p{Ll}[^\n]{6,300}?)[.]?$/u,
  // What is told as a sentence stands as one.
  ({ what = '' }, { told }) => ({
    dispute: ofSomebody.test(what)
      ? stopped(capital(told(what)))
      : `The dispute concerns ${event.test(what) ? `${/^a/i.test(what) ? 'an' : 'a'} ` : ''}${told(what)}.`,
  }),
)
const happened = sentence(
  /^(?<what>(?:slip and fall|car (?:accident|crash|wreck)|accident|collision|dog bite|breach of|defective|unpaid|wrongful)[^;\n]{6,200}?)[.]?$/iu,
  ({ what = '' }) => ({
    dispute:
      `The dispute concerns ${/^(?:slip|car|accident|collision|dog)/i.test(what) ? 'a ' : ''}${what.charAt(0).toLowerCase()}${what.slice(1)}.`.replace(
        'a accident',
        'an accident',
      ),
  }),
)
const owedTo = sentence(
  new RegExp(
    `^(?<who>${partyName}) is our client,? (?:and )?(?:he|she|it|they) (?<what>(?:was|were|is) owed money by ${partyName}[^;\\n]{0,120}?|(?:was|were) (?:hurt|injured|fired)[^;\\n]{4,160}?)[.]?$`,
    'u',
  ),
  ({ who = '', what = '' }, { found }) => ({
    ...(valueAt(found, 'firstParty') !== who && { secondParty: who }),
    dispute: stopped(`${who} ${what}`),
  }),
)
const suedOver = within(
  /^(?:\p{Lu}\p{L}+|she|he|they)(?: has)? sued (?:over|for|because of|about) (?<what>[^;\n]{6,160}?)(?=;|[.]?$)/u,
  ({ what = '' }) => ({ dispute: `The dispute concerns ${what}.` }),
)
const liens = sentence(
  /^(?:the )?(?<who>plaintiff|defendant|claimant|payor|(?!the\b)\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){0,3})(?: is| will be| will| shall)? (?:responsible for|pays?|satisf(?:y|ies)) (?<what>(?:all |any )?(?:medical |outstanding )*liens[^;\n]{0,60}?)[.]?$/iu,
  ({ who = '', what = '' }, { found }) => {
    const [payor, claimant] = ['first', 'second'].map((side) => isCalled(who, valueAt(found, `${side}Party`)))
    const isClaimant = /^(?:plaintiff|claimant)$/i.test(who) || (claimant && !payor)
    // Of somebody else nobody knows for whom they pay.
    return isClaimant || /^(?:defendant|payor)$/i.test(who) || (payor && !claimant)
      ? { indemnityTerms: `The ${isClaimant ? 'Claimant' : 'Payor'} shall pay ${what}.` }
      : null
  },
)
const effective = sentence(
  /^(?:agreement |settlement )?(?:is )?effective(?: date)?(?: is| on| as of|:)? (?<when>\p{Lu}\p{L}+ \d{1,2}, \d{4})[.]?$/iu,
  ({ when = '' }) => ({ additionalTerms: `This Agreement takes effect on ${when}.` }),
)
const disparage = sentence(
  /^(?:(?:mutual )?non-?disparagement|no disparag\p{L}+|neither side (?:will |may )?disparages?)(?: (?:either way|by either (?:side|party)|the other|clause|yes))*:?(?: yes)?[.]?$/iu,
  () => ({ additionalTerms: 'Neither party shall disparage the other.' }),
)
const unfiled =
  /^(?:[^.;]{0,40}dispute settled at mediation|no (?:lawsuit|suit|case) (?:has been |was |is )?(?:filed|pending)|(?:so )?we settled\b[^;.\n]{0,40})[.]?$/i

const drop =
  (...patterns: readonly RegExp[]): Reader =>
  ({ text }) =>
    patterns.some((one) => one.test(text)) ? { values: {}, isWhole: true } : null

const body = /\b(?:inc|llc|llp|lp|pllc|corp|corporation|company|co|ltd|p\.c|p\.a)\b/i
const signs: Reader = ({ text }, { found }) => {
  const one = signerIn(text)
  if (!one) return null
  const sides = (['first', 'second'] as const).filter((side) => {
    const party = valueAt(found, `${side}Party`).toLowerCase()
    // 'Their president' of one who is no body is the other's.
    if (/^(?:their|its)$/i.test(one.who)) return body.test(party)
    return (
      one.who !== '' &&
      one.who
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.length > 3 && party.includes(word))
    )
  })
  const [side] = sides
  return side && sides.length === 1
    ? { values: { [`${side}Signer`]: `${one.name}, ${one.post}` }, isWhole: true }
    : null
}

/** 'They give her a neutral reference', where our client is the one who is paid. */
const reference = sentence(
  /^(?:they|the (?:employer|company|payor)|\p{Lu}\p{L}+)(?: will| shall| agrees? to)? (?:give|provide)s? (?:her|him|them|the claimant) (?<what>an? (?:neutral|positive|good) (?:job )?reference)[.]?$/iu,
  ({ what = '' }) => ({ additionalTerms: `The Payor shall give the Claimant ${what}.` }),
)
const claimed = sentence(
  /^(?:she|he|they|(?:our |the )?client) (?<verb>claimed|claims|alleged|alleges|complained) (?<what>[^;\n]{6,200}?)[.]?$/iu,
  ({ verb = '', what = '' }) => ({ dispute: `The Claimant ${verb} ${what}.` }),
)
const whoPays = new RegExp(
  `^(?<payor>${partyName}),? (?:will |shall |agrees to )?pays? (?:her|him|them|our client)\\b`,
  'u',
)
const paysHer: Reader = ({ text }, { found }) => {
  const payor = whoPays.exec(text)?.groups?.payor
  return payor && !valueAt(found, 'firstParty').startsWith(payor) && payor !== valueAt(found, 'secondParty')
    ? { values: { firstParty: payor }, isWhole: false }
    : null
}

const ofSite =
  /\b(?:house|home|building|property|premises|apartment|condo|store|site|job|work|roof|accident|crash|collision|fall|incident|project)(?: is| was)?,? (?:at|on|near) $/i

export const ofSettlement: Readers = {
  readers: [
    paidByInsurer,
    inChecks,
    releaseOnly,
    releaseEach,
    releaseCovers,
    releaseLimits,
    generalRelease,
    allocated,
    onceReceived,
    dismisses,
    dismissedBy,
    withdrawn,
    lateRate,
    neutral,
    timeToConsider,
    disparages,
    mediated,
    denied,
    amountSecret,
    noSuch,
    nobody,
    ifMissed,
    boughtOut,
    lateInterest,
    areBoth,
    payment,
    releasesAll,
    mayBeDisclosed,
    roles,
    schedule,
    late,
    kept,
    openly,
    owedTo,
    paysHer,
    suedOver,
    eachOwn,
    noFees,
    lawsuit,
    caseAlone,
    about,
    isAbout,
    labeledDispute,
    happened,
    paidHow,
    released,
    dismissal,
    liens,
    responsible,
    effective,
    disparage,
    reference,
    claimed,
    narrated,
    signs,
    signsToo,
    drop(
      /^case (?:no\.?|number)?:? ?(?:none|n\/a|no case)[.]?$/i,
      noAdmission,
      admitsNothing,
      whomWeHave,
      unfiled,
      /^please draft a settlement agreement[.]?$/i,
    ),
    confidence,
    claimantReleases,
    ofOthers,
    doneByParty,
  ],
  ofOrders: [signs],
  // Who pays whom, where that is told by name, is sure: a word for a part beside another name takes nothing from it.
  finish: (found, { text, units }) => {
    const payment = paymentIn(text, units)
    const names = { firstParty: payment?.payor ?? '', secondParty: payment?.payee ?? '' }
    const dispute = valueAt(found, 'dispute') === '' ? disputeOf(valueAt(found, 'releaseTerms')) : ''
    const parties = Object.fromEntries(
      Object.entries(names).flatMap(([field, short]) => {
        const value = valueAt(found, field)
        return short !== '' && !isRole.test(short) && isCalled(short, value) ? [[field, value]] : []
      }),
    )
    return { ...parties, ...(dispute && { dispute }) }
  },
  isNoTerm: (words, { told }) =>
    /^The Payor (?:will |shall )?pays? (?:the Claimant )?\$[\d,.]*\d(?: (?:even|flat|total|in total|in all))?[.]?$/u.test(
      told(words),
    ) ||
    /^\p{L}+: The (?:Claimant|Payor)\.$/u.test(words) ||
    // Who pays whom how much and when: the clause on payment says it.
    /^The Payor (?:will|shall|is to|agrees to|has agreed to)? ?pays? the Claimant \$[^;]{1,120}$/u.test(words),
  isMisread: (one, unit, { found }) =>
    // Where something stands or happened is no party's address.
    (/^(?:first|second)Address$/.test(one.field) &&
      unit !== undefined &&
      ofSite.test(unit.text.slice(0, Math.max(0, unit.text.indexOf(one.value))))) ||
    (one.field === 'confidential' && unit !== undefined && isPartOnly(unit.text)) ||
    (/^(?:first|second)Party$/.test(one.field) && /\bPlaza\b|\bTrust Account\b/.test(one.value)) ||
    (one.field === 'paymentTerms' && isReadAgain(one.value, unit?.text ?? '', found)) ||
    (one.field === 'caseNumber' && /^number |\bCourt\b|\bcase is\b/.test(one.value)) ||
    // A day by which something else is done, and words of a release, of a longer sentence.
    (one.field === 'deadline' &&
      unit !== undefined &&
      !/\b(?:pa(?:y|ys|id|ying|yment|yments|yable)|due|by|checks?|wires?|deadline)\b[^;\n]{0,4}:|\$|^payments?\b|\bpa(?:y|ys|id|yable)\b/iu.test(
        one.from ? unit.text.slice(0, Math.max(0, one.from.end - unit.start)) : unit.text,
      )) ||
    (one.field === 'dispute' &&
      unit !== undefined &&
      (mutual.test(unit.text) ||
        (/\breleases?\b/i.test(unit.text) && !/\b(?:dispute|background|claims?):/i.test(unit.text)))),
}
