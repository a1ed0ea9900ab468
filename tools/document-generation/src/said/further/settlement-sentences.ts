import { numberWords } from '@casewright/law'
import { inSeries, nameOfParty, toDraft } from '@casewright/templates'
import { capital } from '../../capital.ts'
import { literal, type Unit } from '../reading.ts'
import { othersBefore } from './strangers.ts'
import { type Around, inSentences, type Reader, sentence, stopped, valueAt } from './telling.ts'

/** 'The Payor’s carrier Great Prairie Mutual is paying $32,500 in one check within 30 days': somebody else pays for a party. */
export const paidByInsurer: Reader = ({ text }) => {
  const {
    who = '',
    sum = '',
    rest = '',
  } = /^(?<who>The Payor[’']s (?:insurance )?(?:carrier|insurer|insurance company)\b,? \p{Lu}[^$;]{2,60}?),? (?:is paying|pays|will pay|is going to pay) (?<sum>\$[\d,]+(?:\.\d\d)?)(?<rest>[^;]{0,240}?)[.]?$/u.exec(
    text,
  )?.groups ?? {}
  if (!sum) return null
  const how = rest
    .trim()
    .replace(/^,/, '')
    .replace(/\bin one check to (?=\p{Lu}|the )/u, 'in one check payable to ')
    .replace(/\bdays (?:of|after) getting\b/u, 'days after receipt of')
  return {
    values: { amount: sum, paymentTerms: `by ${who.charAt(0).toLowerCase()}${who.slice(1)}, ${how}` },
    isWhole: true,
  }
}

/** '$88,000, paid by December 30, 2026, in two checks: one for $58,667 to him, the other to his lawyers'. */
export const inChecks: Reader = ({ text }, { told }) => {
  const { sum = '', how = '' } =
    /^(?<sum>\$[\d,]*\d(?:\.\d\d)?),? (?:(?:to be )?(?:paid|payable|due) by [^;]{4,24}?, )?(?<how>in (?:two|three|four|\d) (?:checks|payments|wires): [^;]{10,260}?)[.]?$/u.exec(
      text,
    )?.groups ?? {}
  const terms = how ? told(how) : ''
  return sum && terms && !terms.startsWith('[')
    ? { values: { amount: sum, paymentTerms: terms.replace(/[.]$/, '') }, isWhole: false }
    : null
}

/** 'If a payment is still unpaid 7 days after written notice, everything left comes due at once'. */
const missed = new RegExp(
  `^(?:if|when) (?:(?:a|any|the|one|either) ?(?:(?:first|second|third|last|other) (?:half|part|installment|payment))?(?:payment|installment|check|money(?:['’]s)?)?|the Payor|the Claimant is|(?:\\d|${numberWords}) payments?)\\b[^;]{0,40}\\b(?:unpaid|missed|misses|late|overdue|pays? late|bounces?|not paid|isn['’]t paid|defaults?|behind)\\b`,
  'iu',
)
/** For what time a rate is told, if it is; a percentage of something is no interest. */
const perPeriod =
  '(?: interest)?(?<per>(?: (?:a|an|per|each|every) (?:year|annum|quarter|month|week|day)| (?:yearly|annually|monthly|weekly|daily))(?![\\p{L}]))?(?: interest)?(?! of\\b)'
const itBears = new RegExp(`(?:,| then)? it(?:['’]s| is) (?<rate>[\\p{L}\\d.-]{1,14} ?(?:%|percent))${perPeriod}`, 'iu')
const carries = new RegExp(`\\b(?<verb>carries|carry) (?<rate>[\\d.]{1,8} ?(?:%|percent))${perPeriod}`, 'iu')
export const ifMissed: Reader = ({ text }, { told }) => {
  if (!missed.test(text)) return null
  const terms = stopped(
    capital(
      inSentences(told(text))
        .replace(itBears, (all, rate: string, per: string | undefined) =>
          per ? `, the late amount bears interest at ${rate}${per}` : all,
        )
        .replace(/\beverything left\b|\bthe rest\b(?= (?:comes|is|becomes))/iu, 'all that is still unpaid')
        .replace(
          carries,
          (_, verb: string, rate: string, per: string | undefined) =>
            `${/s$/i.test(verb) ? 'bears' : 'bear'} interest at ${rate}${per ?? ''}`,
        ),
    ),
  )
  const isInterest = /%|\bpercent\b|\binterest\b/i.test(terms) && !/\bcomes? due\b|\baccelerat/i.test(terms)
  return terms.startsWith('[') ? null : { values: { [isInterest ? 'lateTerms' : 'breachTerms']: terms }, isWhole: true }
}

const asTold =
  /,? and (?:the (?:agreement|settlement|document|papers?) should say (?:so|that)|(?:put|say|state) (?:that|so)(?: in)?|I want that in(?: there)?)[.]?$/iu
/** 'Ridgeline denies liability and the agreement should say so.' */
export const denied: Reader = ({ text }, { told }) => {
  const bare = text.replace(asTold, '')
  if (
    !/^\p{Lu}[^;,]{2,60}? den(?:y|ies) (?:all |any )?(?:liability|fault|wrongdoing|responsibility|everything)\b[^;]{0,40}$/u.test(
      bare,
    )
  )
    return null
  const dispute = inSentences(stopped(told(bare)))
  return dispute.startsWith('[') ? null : { values: { dispute }, isWhole: true }
}
const people: Readonly<Record<string, string>> = {
  'tax people': 'tax authorities and tax advisers',
  lawyers: 'attorneys',
  'court orders': 'others where a court order requires it',
}
/** 'The amount is confidential, nothing else is, with the usual carve-outs for tax people, insurers and court orders.' */
const secretAmount =
  /^(?:only )?(?:the )?(?:settlement )?amount (?:is|stays|remains|will be|is to be|must be kept) confidential(?:,? (?:but )?(?:and )?nothing else(?: is)?|,? only(?: that)?)?(?:,? (?:with|except for|subject to) (?:the )?(?:usual |standard |normal )?(?:carve-?outs?|exceptions?) for (?<to>[^;]{4,160}?)|,? (?:but|although|though|except(?: that)?) (?<who>[^;,]{2,40}?) (?:can|may) (?:tell|disclose it to|share it with) (?<whom>[^;]{4,160}?))?[.]?$/iu
const onlyAmount =
  /^(?:there(?:['’]s| is) )?no confidentiality(?: (?:clause|provision|agreement))?,? (?:except|other than|apart from|but only)(?: (?:as to|for|on|about|that))? the (?:settlement )?amount(?: (?:is|stays|remains)(?: confidential)?)?[.]?$/iu
export const amountSecret: Reader = ({ text }, { told }) => {
  if (onlyAmount.test(text))
    return amountSecret({ text: 'Only the amount is confidential' } as Unit, { told } as Around)
  const groups = secretAmount.exec(text)?.groups
  if (!groups) return null
  const { to, who, whom } = groups
  const said = (to ?? whom ?? '')
    .split(/, (?:and )?| and /)
    .map(
      (one) =>
        people[one.toLowerCase()] ??
        one.replace(/^(?:his|her|their|its) tax people$/i, (all) => all.replace('tax people', 'tax advisers')),
    )
    .filter(Boolean)
  const list = inSeries(said)
  const may = list ? told(`${who ? capital(who) : 'A party'} may disclose the amount to ${list}.`) : ''
  return {
    values: {
      confidential: 'no',
      recipientTerms: `The parties shall keep the amount of the settlement confidential${/nothing else|only/i.test(text) ? ', and no other term of it' : ''}.${may ? ` ${may}` : ''}`,
    },
    isWhole: true,
  }
}
const isNoConfidence = /^(?:there(?:['’]s| is) )?no confidentiality\b/iu
/** Whether words on confidence leave something out of their 'no'. */
export const isPartOnly = (text: string): boolean => isNoConfidence.test(text) && leavesOut.test(text)
const leavesOut = /\b(?:except|but|other than|unless|apart from|aside from|besides|beyond|save|only|until|outside)\b/iu
/** 'No confidentiality', 'there is no non-disparagement clause': what was asked for and is not in it. */
export const noSuch: Reader = ({ text }) =>
  leavesOut.test(text)
    ? isNoConfidence.test(text)
      ? { values: { additionalTerms: toDraft(text) }, isWhole: true }
      : null
    : /^(?:there(?:['’]s| is) )?no confidentiality(?: (?:clause|provision|agreement))?\b[^;$\d]{0,30}[.]?$/iu.test(text)
      ? { values: { confidential: 'no' }, isWhole: true }
      : /^(?:there(?:['’]s| is| will be) )?no (?:non-?)?(?:disparagement|confidentiality|compete|solicit\p{L}*) (?:clause|provision|agreement|language)(?:[;,] [^\d$]{4,90})?[.]?$/iu.test(
            text,
          )
        ? { values: {}, isWhole: true }
        : null
/** 'No bad-mouthing either way', 'neither admits anything'. */
export const nobody = sentence(
  /^(?:no (?:bad-?\s?mouthing|trash-?talking|disparaging)|neither (?:side|party|one|of them)? ?(?:will |may |shall )?(?:bad-?mouths?|disparages?|trash-?talks?))(?: (?:either way|the other|each other|in either direction|by either (?:side|party)|from either side|online))*(?:,? and (?<more>[^;]{6,200}?))?[.]?$/iu,
  ({ more }, { told }) => {
    const rest = more ? stopped(capital(told(more))) : ''
    return rest.startsWith('[')
      ? null
      : { additionalTerms: ['Neither party shall disparage the other.', rest].filter(Boolean).join('\n') }
  },
)
export const admitsNothing =
  /^(?:neither|no|nobody|none)(?: (?:side|party|one|of (?:them|us)|parties))? (?:is )?admit(?:s|ting)? (?:to )?(?:anything|fault|liability|wrongdoing|any (?:fault|liability|wrongdoing))(?: here| by this)?[.]?$/iu
export const whomWeHave =
  /^(?:(?:I['’]m|we['’]re) for (?:the )?(?:plaintiff|defendant)s?|(?:we|I) (?:have|represent|act for|are for|am for)(?: the)? (?:plaintiff|defendant)s?)\b[^;$\d]{0,60}[.]?$|^(?:our|my) client is (?:the )?(?:plaintiff|defendant)\b[^;$\d]{0,60}[.]?$|^(?:I|we) represent \p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}[.]?$/iu

/** 'Kwame buys Mark out for $61,000': the price is what is paid. */
export const boughtOut: Reader = ({ text }, { told }) => {
  const sum = /^The Payor buys (?:out the Claimant|the Claimant out) for (?<sum>\$[\d,]+(?:\.\d\d)?)[.]?$/u.exec(
    told(text),
  )?.groups?.sum
  return sum
    ? {
        values: { amount: sum, additionalTerms: 'The payment is the price for which the Payor buys the Claimant out.' },
        isWhole: true,
      }
    : null
}
/** 'No interest unless he’s late; late = more than 10 days, then 6%'. */
export const lateInterest = sentence(
  /^no interest(?: accrues| is owed| is due)? unless (?:he|she|it|they|the Payor|a payment|he['’]s|she['’]s|they['’]re|it['’]s)(?:['’]s| is| are)? ?late[;,.] ?(?:late (?:=|means|is) )?(?:more than |over )?(?<days>\d{1,3}) days(?: late| past due)?,? (?:and )?then (?<rate>[\d.]+ ?%)(?<per> (?:a|per) (?:year|annum))?[.]?$/iu,
  ({ days = '', rate = '', per = '' }) => ({
    lateTerms: `The Payor owes no interest unless a payment is late. A payment that is more than ${days} days overdue is late and then bears interest at ${rate}${per}.`,
  }),
)
/** 'Parties: Mark Dunn and Kwame Osei, 50/50 members of Tide LLC': what the two are to each other. */
export const areBoth = sentence(
  /^(?:the )?parties(?: are)?:? \p{Lu}[^;,\n]{4,80} and [^;,\n]{4,60}, (?<what>(?:\p{L}+ |\d{1,2}\/\d{1,2} )?(?:members|partners|owners|shareholders|neighbou?rs|siblings|brothers|sisters|tenants|heirs)\b[^;\n]{0,120}?)[.]?$/iu,
  ({ what = '' }) => ({ dispute: `The parties are ${what.charAt(0).toLowerCase()}${what.slice(1)}.` }),
)
/** Who signs for somebody who is no party: a block for that signature is still to be drafted. */
export const signsToo: Reader = ({ text }) =>
  /^\p{Lu}[\p{L}.’'-]{1,24}(?: \p{Lu}[\p{L}.’'-]{1,24}){1,2}(?:, [\p{L} ]{3,40},)? (?:will sign|signs) for (?:the )?\p{Lu}[^;\d$]{2,60}$/u.test(
    text,
  )
    ? { values: { additionalTerms: toDraft(text) }, isWhole: true }
    : null

/** 'Their insurer is Acme Mutual; they pay half': behind somebody else it is open who is meant. */
export const ofOthers: Reader = ({ text, start }, { text: all, found, told }) => {
  const names = ['firstParty', 'secondParty'].flatMap((field) => {
    const name = nameOfParty(valueAt(found, field))
    return name === '' ? [] : [name, ...name.split(/[ ,]+/).filter((part) => /^\p{Lu}\p{L}{2,}$/u.test(part))]
  })
  const pattern = [...names.map(literal), '[Pp]ayor', '[Cc]laimant'].join('|')
  const isOpen = [...text.matchAll(/(?<![\p{L}’'-])(?:he|she|they|him|them|his|her|their)(?![\p{L}-])/giu)].some(
    ({ index, 0: word }) => {
      const { person, body } = othersBefore(all, start + index, pattern)
      return person || (body && /^the/i.test(word))
    },
  )
  const said = told(text)
  return isOpen &&
    !said.startsWith('[') &&
    said.split(/\b[Tt]he (?:Payor|Claimant)\b/).length > text.split(/\b[Tt]he (?:Payor|Claimant)\b/).length
    ? { values: { additionalTerms: toDraft(text) }, isWhole: true }
    : null
}

/** A whole sentence of what one of the two does, which nothing else read: it stands in no pieces. */
export const doneByParty: Reader = ({ text }, { told, found }) => {
  const said = capital(
    told(
      text
        .replace(/^(?:(?:oh|and|also|so|plus),? ){1,3}/iu, '')
        .replace(
          /,? (?:he|she|they|the Payor|the Claimant) (?:was|were|is|are) (?:very )?(?:firm|adamant|clear|insistent)(?: (?:about|on) (?:that|it|this))?(?=[.]?$)/iu,
          '',
        ),
    ),
  )
  if (!/^The (?:Payor|Claimant)(?:[’']s)? \p{Ll}/u.test(said) || said.startsWith('[') || / \[To be/.test(said))
    return null
  if (
    /\breleas|^The (?:Payor|Claimant) (?:is the (?:Payor|Claimant)\b|(?:(?:will|shall|is to|agrees to|has agreed to) )?pays? (?:the (?:Payor|Claimant) )?\$)/i.test(
      said,
    )
  )
    return null
  const terms = inSentences(stopped(said)).replace(
    /\bout of (?:that|it)\b/iu,
    valueAt(found, 'amount') ? 'out of the payment' : '$&',
  )
  const field = /\b(?:liens?|harmless|indemnif\p{L}+|subrogation)\b/iu.test(said)
    ? 'indemnityTerms'
    : /\b(?:1099|W-9|tax(?:es)?)\b/i.test(said)
      ? 'taxTerms'
      : 'additionalTerms'
  return { values: { [field]: terms }, isWhole: true }
}
