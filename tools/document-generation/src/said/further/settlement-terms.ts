import { findAmounts, numberWords } from '@casewright/law'
import { capital } from '../../capital.ts'
import { type Reader, sentence, stopped, valueAt } from './telling.ts'

const some = `(?:\\d{1,3}|${numberWords})`
const paid = '(?:the |her |his |its |their )?(?:payment|money|funds|check|settlement (?:payment|sum|funds|check))'
const dismiss = new RegExp(
  `^(?:then )?(?<who>she|he|they|it|we|both|the (?:parties|claimant|plaintiff|payor)|claimant|plaintiff|\\p{Lu}[\\p{L}.’'-]+)(?: (?:will|shall|must|has to|have to|agrees to))? dismiss(?:es)?(?: (?:it|(?:the |her |his |their )?(?:case|suit|lawsuit|action|complaint)))?(?<how>,? with(?:out)? prejudice)?(?<case>,? (?:case |no\\.? |docket )?(?:no\\.? )?(?=[\\w:-]*\\d)[\\w:-]{5,24}(?:,? in (?:the )?[^,;]{4,70})?)?(?:,? (?<when>within ${some} (?:business |calendar )?days (?:of|after|from|following) [^,;]{3,60}?))?[.]?$`,
  'iu',
)
const onPayment = new RegExp(
  `(?<= )(?:of|after|from|following) ${paid}(?: (?:clears|has cleared|is received|arrives))?$`,
  'iu',
)
/** 'She dismisses with prejudice, case 3:25-cv-00871 in the Western District of Washington, within 5 days of payment.' */
export const dismisses: Reader = ({ text }) => {
  const { who = '', how = '', case: named = '', when = '' } = dismiss.exec(text)?.groups ?? {}
  if (who === '' || (how === '' && when === '')) return null
  const own = /^(?:we|both|the parties)$/i.test(who) ? 'the parties' : /payor/i.test(who) ? 'the Payor' : 'the Claimant'
  const [, number = '', court = ''] =
    /^,? (?:case |no\.? |docket )?(?:no\.? )?(?<number>[\w:-]+)(?:,? in (?<court>(?:the )?.+))?$/iu.exec(named) ?? []
  const day = when.replace(onPayment, 'after the payment has been received')
  return {
    values: {
      ...(number && { caseNumber: number }),
      dismissal: `${day ? `${capital(day)}, ${own}` : capital(own)} shall dismiss the case${court ? `, which is pending in ${court.replace(/^(?!the )(?=.*\b(?:District|Court)\b)/u, 'the ')},` : ''}${how.replace(/^,? ?/, ' ')}.`,
    },
    isWhole: true,
  }
}

/** 'If payment is late, 9% interest': what is owed on a late payment. */
export const lateRate = sentence(
  /^(?:if (?:the |any |a )?payments? (?:is|are) late,? |late payments? |interest (?:on late payments?|if late):? )(?:(?:bears?|carries|at|accrues?|it bears|then|it['’]s) )*(?<rate>[\d.]+ ?%)(?: (?:simple )?interest)?(?<per> (?:a|per) (?:year|annum|month)|,? annual(?:ly)?)?[.]?$/iu,
  ({ rate = '', per = '' }) => ({
    lateTerms: `A payment that is late bears interest at ${rate}${/month/i.test(per) ? ' a month' : ' a year'} until it is paid.`,
  }),
)

/** 'Within 21 days after we get the signed agreement and W-9s.' */
export const onceReceived = sentence(
  new RegExp(
    `^(?:(?:payment |paid |pays |due |payable )(?:is )?(?:due )?)?within (?<days>${some}) (?<kind>business |calendar )?days (?:after|of|from) (?:we|they|he|she|it|the (?:payor|company|employer)|defendant|our office) (?:gets?|receives?|(?:is|are) given) (?<what>(?:the |a |her |his |their )?(?:fully )?(?:signed|executed) [^;]{5,90}?)[.]?$`,
    'iu',
  ),
  ({ days = '', kind = '', what = '' }) => ({
    paymentTerms: `within ${days} ${kind}days after the Payor has received ${what
      .replace(/^(?!the |a |her |his |their )/, 'the ')
      .replace(/^(?:a|her|his|their) /, 'the ')
      .replace(/\b(?:and|plus|&) (?:the |a |her |his |their )?W-?9s?\b/i, 'and each Form W-9 that the payment needs')}`,
  }),
)

const wages =
  /^(?:as|in|for|of) (?:back )?(?:wages?|pay|back pay|salary|payroll)(?:,? (?:on|with|via|reported on|less)? ?(?:a |the )?(?:form )?W-?2s?| less (?:withholding|taxes))?$/iu
const other =
  /^(?:as |in |for )?(?:(?:non[- ]?wage|emotional distress|other|compensatory|general|personal injury)(?: damages?)?)(?:,? (?:on|with|via|reported on)? ?(?:a |the )?(?:form )?1099s?)?$/iu
const counsel =
  /^(?:(?:straight|direct|directly|payable|paid|goes|going) )?(?:to|for) (?:(?:her|his|their|its|the) )?(?:lawyers?|attorneys?|counsel|law firm|firm)(?:['’]s? fees)?,? ?(?<name>\p{Lu}[\p{L}&.,’' -]{2,60})?$/iu
/** '$20,000 as wages with W-2, $27,500 non wage 1099, and $15,000 to her lawyers': each part of the sum, where the parts are the sum. */
export const allocated: Reader = ({ text }, { found }) => {
  const sums = findAmounts(text)
  const total = sums[0]
  const parts = sums.slice(1)
  if (!total || parts.length < 2 || parts.reduce((sum, { value }) => sum + value, 0) !== total.value) return null
  const between = text.slice(total.end, parts[0]?.start)
  if (
    !/^(?: (?:in )?total)?,?(?: as follows| split| paid as| allocated| made up of| broken down as)?(?::| -| –|,) ?$/iu.test(
      between,
    )
  )
    return null
  const lines = parts.map(({ words, end }, at): string | null => {
    const rest = text
      .slice(end, parts[at + 1]?.start ?? text.length)
      .replace(/[,;. ]{1,6}$/u, '')
      .replace(/ (?:and|plus)$/iu, '')
      .replace(/[,;. ]{1,6}$/u, '')
      .trim()
    if (wages.test(rest)) return `${words} as wages, less the taxes that the law requires, reported on Form W-2`
    if (other.test(rest))
      return `${words} as damages other than wages${/1099/.test(rest) ? ', reported on Form 1099' : ''}`
    const to = counsel.exec(rest)
    return to ? `${words} to the Claimant’s attorneys${to.groups?.name ? `, ${to.groups.name.trim()}` : ''}` : null
  })
  if (lines.some((line) => line === null)) return null
  const amount = valueAt(found, 'amount')
  return {
    values: {
      ...(amount === '' && { amount: total.words }),
      taxTerms: `The Payor shall pay the ${total.words} as follows: ${lines.slice(0, -1).join(', ')}, and ${lines.at(-1)}.`,
    },
    isWhole: true,
  }
}

export const neutral = sentence(
  /^neutral (?:job )?references?(?: only)?(?:[:,–-]| of| with| is)? ?(?:only )?(?<what>(?:(?:just |only )?(?:dates?(?: of employment)?|title|last title|job title|position|last position|salary|final (?:pay|salary))(?:,? (?:and|&) |, )?){1,4})(?: only)?[.]?$/iu,
  ({ what = '' }) => ({
    additionalTerms: `If somebody asks the Payor for a reference, the Payor shall give only the Claimant’s ${what
      .replace(/\b(?:just|only) /gi, '')
      .replace(/\bdates?\b(?! of)/i, 'dates of employment')
      .replace(/ & /, ' and ')}.`,
  }),
)
/** '21 days to consider and 7 to revoke', as a release of claims of age asks. */
export const timeToConsider: Reader = ({ text }) => {
  const { days = '', revoke = '' } =
    new RegExp(
      `(?:^|\\b(?:so|and|,) )(?:she|he|they|claimant|the claimant|\\p{Lu}\\p{L}+)?(?: (?:needs|gets|has|must have|is given|will have))? ?(?<days>${some}) days to (?:consider|think it over|review|sign)(?: it| the agreement)?,?(?: and| then| plus)? (?<revoke>${some})(?: days)? to (?:revoke|rescind|change (?:her|his|their) mind)[.]?$`,
      'iu',
    ).exec(text)?.groups ?? {}
  const age = /^(?:she|he|the claimant|\p{Lu}\p{L}+)(?:['’]s| is) (?<age>\d\d)(?: years old)?\b/iu.exec(text)?.groups
    ?.age
  return days === ''
    ? null
    : {
        values: {
          additionalTerms: `The Claimant${age ? `, who is ${age} years old,` : ''} has ${days} days in which to consider this Agreement and may revoke it within ${revoke} days after signing it. It does not take effect until that time has passed.`,
        },
        isWhole: true,
      }
}
/** 'Mutual non disparagement, but for the Practice only Dr. Halvorsen and the office manager.' */
export const disparages = sentence(
  /^mutual (?:non|no)[- ]?disparage(?:ment)?,? (?:but|except|though) (?:for|on) (?:the |its |their )?(?<side>\p{L}[\p{L} ]{2,30}?)(?:['’]s side)?,? (?:it['’]?s |that is |this binds )?only (?<who>\p{L}[^;]{4,120}?)[.]?$/iu,
  ({ side = '', who = '' }) =>
    /^(?:practice|company|employer|payor|firm|business|hospital|school|store|corporation|defendants?|clinic|bank|city|county|church)$/i.test(
      side,
    )
      ? {
          additionalTerms: `Neither party shall disparage the other. On the side of the Payor this duty binds only ${who}.`,
        }
      : null,
)
/** 'Deal reached at mediation yesterday with Judge Ames (ret.).' */
export const mediated = sentence(
  /^(?:(?:the )?(?:deal|settlement|agreement|terms?)(?: was| were)?|(?:we|they|the parties|parties)) (?:reached|settled|agreed|made)(?: (?:a |the )?(?:deal|settlement|agreement|terms))? (?:at|in|through|during) (?:a |the )?mediation(?<when> (?:on )?\p{Lu}\p{L}+ \d{1,2},? \d{4}| (?:yesterday|today|last \p{L}+|this \p{L}+))?(?: (?:with|before) (?<who>\p{Lu}[^;,]{3,60}?))?[.]?$/iu,
  ({ when = '', who = '' }) => ({
    dispute: stopped(
      `The parties settled their dispute at a mediation${/\d/.test(when) ? when.replace(/^ (?!on )/, ' on ') : ''}${who ? ` before ${who}` : ''}`,
    ),
  }),
)
