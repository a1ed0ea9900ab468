// What notes say in a few words without a verb, where the subject tells what is meant: 'no smoking inside', '60 days notice either side'.
import { type Cast, capital } from '../draw/rule.ts'

type Fragment = readonly [on: RegExp, says: RegExp, writes: (read: Record<string, string>, cast: Cast) => string]

const number =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|twenty-one|thirty|forty-five|sixty|ninety)'
const days = `${number}[ -](?:(?:business|calendar|working) )?(?:days?|weeks?|months?|hours?)`
const rate =
  '(?:\\d{1,2}(?:\\.\\d{1,2})?|one|one and a half|two|three|four|five|six|eight|ten|twelve) ?(?:%|percent|per cent)'
const sum = '\\$\\d[\\d,]{0,9}(?:\\.\\d\\d)?'
const either = '(?:either|each|both) (?:sides?|party|parties|ways?|ones?|of them)'
const animal =
  '(?:pets?|animals?|dogs?|cats?|birds?|snakes?|reptiles?|rodents?|ferrets?|livestock|chickens?|rabbits?|parrots?)'
const where =
  '(?: (?:in|on|inside|outside|at|near|behind|anywhere|indoors|outdoors|without|during|after|before)\\b[^,;:.]{0,60})?'
const of = (time = ''): string => {
  const plain = time.replace(/(?<=[\d\p{L}])-(?=\p{L}+$)/u, ' ')
  return /s$/.test(plain) ? `${plain}’` : /^(?:1|one) /i.test(plain) ? `${plain}’s` : `${plain}s’`
}

/** What people do at a place or with a thing and may be told not to do. */
const banned =
  '(?:smoking|vaping|drinking|parking|painting|grilling|barbecuing|cooking|camping|burning|hunting|fishing|swimming|shooting|subletting|subleasing|drilling|nailing|spraying|dumping|littering|gambling|loitering|swearing|yelling|shouting|fighting|texting|filming|recording|photographing|copying|sharing|scanning|posting|publishing|partying|skateboarding|biking|climbing|riding|running|sleeping|eating|breeding|boarding|composting|feeding)'
const fragments: readonly Fragment[] = [
  [
    /^(?:alteration|pet|parking|smoking|sublet|occupancy|use|workplace|protection|additional)Terms$/,
    new RegExp(`^no (?<what>(?:${banned})(?:(?: or |, |\\/)(?:${banned}))?)(?<place>${where})(?: please)?$`, 'iu'),
    ({ what = '', place = '' }, { type }) =>
      /^(?:rental-agreement|employment-contract|non-disclosure-agreement)$/.test(type)
        ? `No ${what.toLowerCase().replace('/', ' or ')} is permitted${place}.`
        : '',
  ],
  [
    /^(?:additional|recipient|confidentiality|protection|workplace|occupancy)Terms$/,
    new RegExp(`^no (?<what>photos?|pictures?|photographs?|videos?|recordings?)(?<place>${where})$`, 'iu'),
    ({ what = '', place = '' }) => `No ${what.toLowerCase()} may be taken${place}.`,
  ],
  [
    /^alterationTerms$/,
    new RegExp(`^no (?<what>nails|screws)(?<place>${where})$`, 'iu'),
    ({ what = '', place = '' }, { payer }) => `${capital(payer)} may not put ${what.toLowerCase()}${place}.`,
  ],
  [
    /^petTerms$/,
    new RegExp(
      `^no (?<what>(?:other |more |big |large |small )?${animal}(?:,? (?:or|and) ${animal})?)(?<where>${where})(?: at all)?$`,
      'iu',
    ),
    ({ what = '', where: place = '' }) =>
      `No ${what} ${/s$/.test(what) || / (?:or|and) /.test(what) ? 'are' : 'is'} permitted${place}.`,
  ],
  [
    /^pet(?:Terms|s)$/,
    new RegExp(
      `^(?<what>(?:an?|one|two|three|\\d) ${animal})(?: \\(\\p{Lu}\\p{Ll}+\\))?,?(?: is| are)?,? (?:ok|okay|fine|allowed|permitted|acceptable|welcome)$`,
      'iu',
    ),
    ({ what = '' }) => `${capital(what)} ${/^(?:an?|one|1) /i.test(what) ? 'is' : 'are'} permitted.`,
  ],
  [
    /^pet(?:Terms|s)$/,
    new RegExp(
      `^(?:an? )?(?<sum>${sum}) (?<kind>(?:non-?refundable |refundable )?pet (?:deposit|fee|rent))(?<per> (?:an?|per|each) month)?$|^pet (?<other>deposit|fee)(?: of|:)? (?<much>${sum})$`,
      'iu',
    ),
    ({ sum: fee, kind, per = '', other, much }, { payer }) =>
      `${capital(payer)} shall pay ${kind && /rent$/i.test(kind) ? '' : 'a '}${(kind ?? `pet ${other}`).toLowerCase()} of ${fee ?? much}${per}.`,
  ],
  [
    /^returnTerms$/,
    /^(?:returns?:? (?:no|none|not accepted)|no returns)$/iu,
    (_, { type, payee }) => (type === 'sales-contract' ? `${capital(payee)} accepts no returns.` : ''),
  ],
  [
    /^returnTerms$/,
    new RegExp(
      `^(?<what>all (?!of\\b)[\\p{Ll} ]{3,60}|samples|copies|drawings|everything) (?:comes? |goes? |to come |to be sent )?back (?:in|within) (?<time>${days})(?<when> (?:after|of|when|on|from) [^,;]{4,60})?$`,
      'iu',
    ),
    ({ what = '', time = '', when = '' }, { type }) =>
      type === 'non-disclosure-agreement'
        ? `The Recipient shall return ${/^everything$/i.test(what) ? 'all Confidential Information' : what.charAt(0).toLowerCase() + what.slice(1)} within ${time}${when}.`
        : '',
  ],
  [
    /^compelledTerms$/,
    new RegExp(`^(?<when>(?:If|Before|When) [^,]{4,80}), (?<time>${days})[’']? notice(?<more>[^,;]{0,60})$`, 'iu'),
    ({ when = '', time = '', more = '' }, { type }) =>
      type === 'non-disclosure-agreement'
        ? `${capital(when)}, the Recipient shall give ${of(time)} notice${more}.`
        : '',
  ],
  [
    /^recipientTerms$/,
    /^no (?<who>contractors?|consultants?|subcontractors?|affiliates?|third part(?:y|ies)) without (?<how>(?:prior )?(?:written )?(?:consent|approval|permission))$/iu,
    ({ who = '', how = '' }, { type }) =>
      type === 'non-disclosure-agreement'
        ? `The Recipient may not disclose the Confidential Information to ${/s$/.test(who) ? '' : 'a '}${who.toLowerCase()} without ${how.toLowerCase()}.`
        : '',
  ],
  [
    /^subletTerms$/,
    /^(?:(?:subletting|sublet|sublease|subleasing)[: ]+(?:no|not allowed|not permitted)|no (?:sublet|subletting|sublease|subleasing))(?:,? (?:unless|without) (?<how>(?:the Landlord (?:agrees|consents|approves|says (?:yes|ok|so))|(?:the Landlord[’']s )?(?:prior )?(?:written )?(?:consent|approval|permission))(?: in writing)?))?$/iu,
    ({ how = '' }, { payer, type }) =>
      type !== 'rental-agreement'
        ? ''
        : `${capital(payer)} may not sublet the Premises${how === '' ? '' : /(?:consent|approval|permission)/i.test(how) && !/consents/i.test(how) ? ` without ${how}` : ` unless ${how.replace(/says (?:yes|ok|so)/i, 'consents')}`}.`,
  ],
  [
    /^(?:subcontract|additional|workplace)Terms$/,
    /^no (?:subs|subcontractors|subcontracting)(?: at all)?(?<how> without (?:the \p{Lu}\p{Ll}+[’']s )?(?:prior )?(?:written )?(?:consent|approval|permission))?$/iu,
    ({ how = '' }, { payee, type }) =>
      /^(?:service|consulting)-agreement$/.test(type) ? `${capital(payee)} may not use subcontractors${how}.` : '',
  ],
  [
    /^subletTerms$/,
    /^no (?:sublet|subletting|sublease|subleasing)(?<short>,? (?:(?:and|or) )?(?:no )?(?:airbnb|short-?term rentals?))?(?: at all)?$/iu,
    ({ short }, { payer }) =>
      `${capital(payer)} may not sublet the Premises${short ? ' or offer them for short-term rental' : ''}.`,
  ],
  [
    /^(?:ending|renewal|additional|notice)Terms$/,
    new RegExp(
      `^(?:(?:notice|termination|ending(?: it)?|out):? )?(?<time>${days})[’']?(?<how> written)?(?: notice)?,? (?:from |by |for )?${either}$|^${either}(?: can| may)?(?: (?:end|stop|quit|cancel|walk(?: away)?|leave|get out|out|terminate))?(?: it| this)?(?:,| with| on| w\\/?| -)? (?<more>${days})[’']?(?<also> written)?(?: notice)?$`,
      'iu',
    ),
    ({ time, how = '', more, also = '' }, { bond }) =>
      `Either party may end ${bond} on ${of(time ?? more)}${how || also} notice.`,
  ],
  [
    /^(?:ending|probation)Terms$/,
    new RegExp(
      `^(?<time>${days})[’']?(?<how> written)? notice (?:both ways|either way|by either (?:side|party)|from either (?:side|party)) after probation$`,
      'iu',
    ),
    ({ time = '', how = '' }, { bond }) =>
      `After probation, either party may end ${bond} on ${of(time.toLowerCase())}${how} notice.`,
  ],
  [
    /^(?:ending|additional|notice)Terms$/,
    new RegExp(
      `^(?:moving out|to move out|move[- ]out|notice to move(?: out)?|notice to leave)[: ,–-]+(?<time>${days})[’']?(?<how> written)?(?: notice)?$`,
      'iu',
    ),
    ({ time = '', how = '' }, { type, payer }) =>
      type === 'rental-agreement' ? `${capital(payer)} shall give ${of(time)}${how} notice before moving out.` : '',
  ],
  [
    /^entryTerms$/,
    new RegExp(
      `^(?:(?:coming in|entry|entering|access)[: ]+)?(?<time>${days})[’']?(?<how> written)? notice(?: before (?:entry|entering|coming in))?(?<but>,? (?:except|unless) (?:in |for |it is )?an? emergency|,? except (?:in |for )?emergencies)?$`,
      'iu',
    ),
    ({ time = '', how = '', but = '' }, { type, payee }) =>
      type === 'rental-agreement'
        ? `${capital(payee)} shall give ${of(time)}${how} notice before entering the Premises${but === '' ? '' : ', except in an emergency'}.`
        : '',
  ],
  [
    /^entryTerms$/,
    /^(?:by )?text(?: message)?(?: is)? (?:ok|okay|fine|enough|acceptable|allowed)$/iu,
    () => 'The notice may be given by text message.',
  ],
  [
    /^(?:late|payment|pay|additional)Terms$/,
    new RegExp(`^(?:bounced|returned) (?:payments?|checks?)[: ,–-]+(?<sum>${sum})(?: each| fee)?$`, 'iu'),
    ({ sum: fee = '' }, { payer }) => `${capital(payer)} shall pay ${fee} for each returned payment.`,
  ],
  [
    /^lateTerms$/,
    new RegExp(
      `^(?:late(?: payments?| fees?)?[: ,–-]+)?(?<time>${days})[’']? grace(?: period)?,? (?:then|and then|after that)(?: an?)? (?<sum>${sum})(?: late)?(?: fee| charge)?(?<once> flat)?(?: once)?(?:,? not (?:daily|per day|a day))?$`,
      'iu',
    ),
    ({ time = '', sum: fee = '', once }, { payer, type }) =>
      `If ${type === 'rental-agreement' ? 'the rent' : 'a payment'} is more than ${time} late, ${payer} shall pay a ${once ? 'single ' : ''}late fee of ${fee}.`,
  ],
  [
    /^lateTerms$/,
    new RegExp(
      `^late(?: fee)? after the (?<day>\\d{1,2}(?:st|nd|rd|th))[: ,–→-]+(?<sum>${sum})(?<more>(?: and|,? plus|, \\+| \\+)? (?<daily>${sum})(?: ?\\/ ?| an? | per )day(?: on top| extra| after that)?)?$`,
      'iu',
    ),
    ({ day = '', sum: fee = '', daily }, { payer, type }) =>
      type === 'rental-agreement'
        ? `If the rent is not paid by the ${day}, ${payer} shall pay a late fee of ${fee}${daily ? ` and, in addition, ${daily} a day until it is paid` : ''}.`
        : '',
  ],
  [/^(?:pay|payment)Terms$/, /^no cash(?: please)?$/iu, () => 'Payment in cash is not accepted.'],
  [
    /^(?:breach|ending|additional)Terms$/,
    new RegExp(
      `^either(?: side| party| one)? (?:can|may) (?:quit|end|terminate|cancel|walk|get out)(?: it| this)? for (?:an? )?(?<how>material )?breach,?(?: w\\/?| with| after| and)? (?<time>${days}) to (?:fix|cure)(?: it)?$`,
      'iu',
    ),
    ({ how = '', time = '' }, { bond }) =>
      `Either party may end ${bond} for a ${how.toLowerCase()}breach that the other does not cure within ${time}.`,
  ],
  [
    /^renewalTerms$/,
    new RegExp(
      `^(?:it (?:goes|renews|rolls) |renews |rolls )?(?<how>year to year|month to month) unless (?:someone|somebody|either (?:side|party|one)|a party|one (?:side|of us|of them)) (?:says no|gives notice|cancels|says otherwise|says so) (?:at least )?(?<time>${days}) (?:before|ahead)(?: the end)?$`,
      'iu',
    ),
    ({ how = '', time = '' }) =>
      `This Agreement renews from ${how.toLowerCase()} unless a party gives the other notice at least ${time} before the end of the ${how.toLowerCase().split(' ')[0]}.`,
  ],
  [
    /^(?:pay|payment|additional)Terms$/,
    /^(?:can |may )?(?:prepay|pay (?:it )?off)(?: is)? (?:whenever|any ?time|at any time|early)(?<free>,? (?:no|without(?: a)?|with no) (?:penalty|premium|fee))?$/iu,
    ({ free }, { type, payer }) =>
      type === 'promissory-note'
        ? `${capital(payer)} may prepay this Note at any time${free ? ` without a ${/penalty|premium|fee/i.exec(free)?.[0].toLowerCase()}` : ''}.`
        : '',
  ],
  [
    /^(?:breach|late|pay|additional)Terms$/,
    /^no default (?:interest|rate)$/iu,
    (_, { type }) => (type === 'promissory-note' ? 'No default rate of interest applies.' : ''),
  ],
  [
    /^(?:additional|release|protection|recipient)Terms$/,
    /^(?:no disparagement|no disparaging|non-?disparagement),?(?: is)? (?:both ways|mutual|either way|by either (?:side|party)|of each other)$|^mutual (?:no|non)-?disparagement$/iu,
    () => 'Neither party may disparage the other.',
  ],
  [
    /^(?:additional|release|dismissal)Terms$/,
    new RegExp(
      `^dismiss(?:al|ed)?(?: the (?:case|suit|lawsuit|action))? with prejudice (?:within|in) (?<time>${days}) (?:after|of|from) (?:the )?(?<which>last|final|first|full)? ?payment$`,
      'iu',
    ),
    ({ time = '', which = '' }, { type, payee }) =>
      type === 'settlement-agreement'
        ? `${capital(payee)} shall dismiss the case with prejudice within ${time} after ${/full/i.test(which) ? 'full' : `the ${which.toLowerCase()}`.trim()} payment.`
        : '',
  ],
  [
    /^smokingTerms$/,
    /^no smoking inside,? (?:but |only )?(?:out |outside )?(?<where>(?:on|at|in) the [\p{Ll} ]{3,30}?)(?: is)? (?:ok|okay|fine|allowed|permitted)$/iu,
    ({ where: place = '' }) => `No smoking is permitted inside. Smoking is permitted ${place}.`,
  ],
  [
    /^entryTerms$/,
    new RegExp(
      `^(?:I|we|the landlord|landlord|owner) (?:can|may) (?:come in|enter|go in) (?:w\\/?|with|on|after) (?<time>${days})[’']? notice,? (?:unless|except)(?: if| when)? (?:in |for )?(?:it(?:[’']?s| is) )?(?:an? )?emergenc(?:y|ies)(?: like [^.;,]{3,40})?$`,
      'iu',
    ),
    ({ time = '' }, { type, payee }) =>
      type === 'rental-agreement'
        ? `${capital(payee)} shall give ${of(time)} notice before entering the Premises, except in an emergency.`
        : '',
  ],
  [
    /^(?:arbitration|additional)Terms$/,
    /^(?:if (?:the parties|we) (?:fight|disagree|have a (?:dispute|fight)|cannot agree)[,:]? )?mediation(?<place> in \p{Lu}[\p{L} ]{2,30}(?:, \p{Lu}[\p{L} ]{2,20})?)? first$/iu,
    ({ place = '' }) => `The parties shall first try to settle a dispute by mediation${place}.`,
  ],
  [
    /^legalFeeTerms$/,
    /^(?:(?:the )?(?:attorney[’']?s[’']?|attorneys[’']?|legal|lawyer[’']?s?) )?fees (?:go )?to (?:the )?(?:winner|prevailing (?:party|side)|winning (?:party|side))$|^(?:(?:if|when) (?:(?:one|either|anybody|anyone|somebody|a (?:side|party)|(?:the )?\p{Lu}\p{Ll}+|he|she|they|we|I) (?:has to |have to |needs to |must |ever )?(?:sues?|goes? to court|files?(?: suit)?|collects?)|it goes to court|there is a (?:suit|lawsuit))(?: on (?:it|this)| over (?:it|this))?,? )?(?:the )?loser pays(?: (?:the )?(?:winner[’']?s )?(?:(?:attorney[’']?s[’']?|attorneys[’']?|legal|lawyers?[’']?) )?(?:fees|costs|fees and costs))?(?:,? (?:both|either) ways?)?$/iu,
    () => 'The losing party shall pay the attorney’s fees of the winning party.',
  ],
  [
    /^(?:pay|workplace|additional|benefit)Terms$/,
    /^(?:overtime|ot)[: ,–-]+(?:at |is )?(?:(?<times>1\.5) ?x|(?<half>time and a half))(?: (?:past|over|after|above|more than) (?<hours>\d{2})(?: ?(?:hours|hrs?))?(?<week> a week)?)?$/iu,
    ({ times, hours, week = '' }, { type, payer }) =>
      type === 'employment-contract'
        ? `${capital(payer)} shall pay overtime at ${times ? `${times} times the regular rate` : 'time and a half'}${hours ? ` for work beyond ${hours} hours${week}` : ''}.`
        : '',
  ],
  [
    /^depositTerms$/,
    new RegExp(
      `^(?:the )?deposit (?:comes |goes |is |paid |returned )?back[: ,–-]+(?:in |within )?(?<time>${days})(?<more> with interest)?$`,
      'iu',
    ),
    ({ time = '', more = '' }, { type, payee }) =>
      type === 'rental-agreement' ? `${capital(payee)} shall return the deposit within ${time}${more}.` : '',
  ],
  [
    /^(?:breach|ending|additional)Terms$/,
    new RegExp(
      `^if (?:(?:one|either|a) (?:side|party|one)|someone|somebody|anyone) (?:breaks (?:it|this(?: agreement)?|the (?:contract|agreement|deal))|breaches(?: it| this agreement)?|messes up|is in breach|does not do (?:its|his|their) part)[,:]? (?:they (?:get|have)|it has|there are|the (?:other|party) (?:gets?|has))? ?(?<time>${days}) to (?:fix|cure)(?: it)?$`,
      'iu',
    ),
    ({ time = '' }) => `If a party breaches this Agreement, it has ${time.toLowerCase()} to cure the breach.`,
  ],
  [
    /^(?:late|payment|pay)Terms$/,
    new RegExp(
      `^(?:if )?(?:(?:he|she|they|it|you|the \\p{Lu}\\p{Ll}+) (?:is|are) |rent is |money is |payment is |paid |the (?:money|payment|balance|rent) is |(?:he|she|they|the \\p{Lu}\\p{Ll}+) pays? )?late(?: payments?)?(?<when> more than (?:${days})| after (?:${days}))?[,:]?(?: it is| is| bears| at)? ?(?<rate>${rate}) (?:interest )?(?<per>(?:an?|per|each|every) (?:month|year|week))$`,
      'iu',
    ),
    ({ rate: share = '', per = '', when = '' }, { type }) =>
      when !== '' || !/^(?:sales|service|consulting|rental|promissory)/.test(type)
        ? ''
        : `An amount that is overdue bears interest at ${share.replace(/ ?(?:%|per cent)$/, ' percent')} ${per.toLowerCase()}.`,
  ],
  [
    /^lateTerms$/,
    new RegExp(
      `^(?:if )?(?:(?:he|she|they|it|you|the Tenant|the rent|rent|an? (?:payment|installment)|payment) (?:is|are) )?(?:late (?:by )?more than (?<one>${days})|more than (?<two>${days}) late)[,:]?(?: it(?:['’]s| is)| there is)?(?: an?)? (?<sum>${sum})(?: (?:late )?(?:fee|charge))?$`,
      'iu',
    ),
    ({ one, two, sum: fee = '' }, { type, payer }) =>
      `If ${type === 'rental-agreement' ? 'the rent' : 'a payment'} is more than ${one ?? two} late, ${payer} shall pay a late fee of ${fee}.`,
  ],
  [
    /^liabilityTerms$/,
    /^neither (?:side|party|one)(?: is)? liable for (?<what>[\p{Ll}, ]{4,80})$/iu,
    ({ what = '' }) => `Neither party is liable for ${what}.`,
  ],
]

/** A clause for a few words that say all of one thing on a subject; nothing where they say more. */
export function fromFragment(field: string, words: string, cast: Cast): string | undefined {
  const said = words.trim().replace(/[.]$/, '')
  for (const [on, says, writes] of fragments) {
    const read = on.test(field) ? says.exec(said) : null
    const clause = read ? writes({ ...read.groups }, cast) : ''
    if (clause !== '') return clause
  }
  return undefined
}
