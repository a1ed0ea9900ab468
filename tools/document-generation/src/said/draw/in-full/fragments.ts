import { bases } from '../clean.ts'
import { type Frame, frame, small } from '../frame.ts'
import { type Cast, capital, of } from '../rule.ts'
import { asSubject, be, isThing } from './phrase.ts'

const time = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety)[ -](?:business |calendar |working |full )?(?:hours?|days?|weeks?|months?|years?)`
const amount = String.raw`(?:(?:up to|at least|about|at most|no more than|a flat|flat) )?\$ ?\d[\d,.]*`
const side = '(?:the (?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee))'
const both = '(?:either|any|both|each)(?: (?:side|party|parties|sides|one|way|of them))?'
const at = '(?:(?: at)? ?any ?time|anytime)'
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const whole = (source: string) => new RegExp(`^(?:${source})$`, 'iu')
const notice = (when: string) => of(when.toLowerCase().replace(/(?<=\d)-/, ' '))
const written = (said: string | undefined) => (said ? 'written ' : '')

/** Who may end a contract, and on what notice, in a few words: 'either side, 15 days' written notice', 'us with 10 days, him 30'. */
const endings: readonly Frame[] = [
  frame(
    'ending notice probation',
    whole(
      `(?:${both}|ends?|terminat\\p{L}+)(?:(?: can| may)? (?:get out|walk(?: away)?|out|end it|end this|terminate|cancel|quit|leave))?${at}?,? (?:on|with|by|gives?|giving|upon)? ?(?<time>${time})['’]?(?: of)?(?<written> (?:written|advance written|prior written))?(?: notice)(?<more>(?:,? (?:after|before|during|once|without|for|to)\\b|, or\\b)[^;]{3,100})?`,
    ),
    ({ time = '', written: how, more = '' }, { bond }) =>
      `Either party may end ${bond} on ${notice(time)} ${written(how)}notice${more}.`,
  ),
  frame(
    'ending notice probation',
    whole(
      `(?<one>${side})${at}?,? (?:can |may )?(?:on |with |gives? )?(?<time>${time})['’]?(?: notice)?,? (?:and |but )?(?<other>${side})${at}?,? (?:can |may )?(?:on |with |gives? )?(?<more>${time})['’]?(?: notice)?`,
    ),
    ({ one = '', time = '', other = '', more = '' }, { bond }) =>
      one === other
        ? ''
        : `${capital(one)} may end ${bond} on ${notice(time)} notice. ${capital(other)} may end ${bond} on ${notice(more)} notice.`,
  ),
]

/** What is insured, and for how much: 'general liability $1,000,000, certificate before the start'. */
const insured =
  "(?:commercial |general |professional |public |product |auto(?:mobile)? |liquor |cyber )*(?:general liability|liability|professional liability|errors and omissions|E&O|renter[’']?s?|tenant[’']?s?|auto(?:mobile)?|property|hull|malpractice|workers[’']? comp(?:ensation)?)"
const insurances: readonly Frame[] = [
  frame(
    'insurance',
    whole(
      `(?:(?<who>${side}) )?(?:shall |must |has to |to )?(?:carr(?:y|ies)|keeps?|maintains?|needs?|gets?|has|have)? ?(?:an? )?(?<kind>${insured})(?: insurance| coverage| policy)?,? (?:of |for |at |with )?(?<least>(?:at least|minimum(?: of)?|min) )?(?<sum>\\$ ?\\d[\\d,.]*\\d(?: million)?|\\$\\d+ million)(?<min> (?:minimum|min|or more|at least))?(?<per> (?:per|each|an?) \\p{L}+)?(?:[,;] (?:and |with )?(?:an? )?(?:proof|certificate|COI|cert)(?: of insurance)?(?<cert> (?:to \\p{L}[^,;]{2,40} )?(?:before|by|on|within|at|prior to)\\b[^;]{2,60})?)?`,
    ),
    ({ who, kind = '', least, sum = '', min, per = '', cert }, { type, payer, payee }) => {
      const bearer = who ?? (type === 'rental-agreement' ? payer : type === 'sales-contract' ? '' : payee)
      const other = bearer === payer ? payee : payer
      const named = /insurance$/i.test(kind)
        ? kind
        : `${small(kind)
            .replace(/^renters?$/, 'renter’s')
            .replace(/^tenants?$/, 'tenant’s')
            .replace(/comp$/, 'compensation')} insurance`
      return bearer === ''
        ? ''
        : `${capital(bearer)} shall carry ${named} of ${least || min ? 'at least ' : ''}${sum}${per}${cert === undefined ? '' : `, and shall give ${other} a certificate of insurance${cert}`}.`
    },
  ),
]

/** Where disputes go. */
const disputes: readonly Frame[] = [
  frame(
    'arbitration',
    whole(
      `(?:(?:all |any )?disputes?(?: go)?(?: to|:)? )?mediat(?:ion|e)(?: in (?<where>[\\p{L}. ]{3,40}?(?:, [\\p{L} ]{2,20})?))?(?<first>,? first)?(?: (?<when>(?:before|prior to) [^;]{4,80}))?`,
    ),
    ({ where = '', when = '', first }) =>
      where || when || first
        ? `The parties shall submit a dispute to mediation${where && ` in ${where}`} ${when || 'before either of them files suit'}.`
        : '',
  ),
  frame(
    'arbitration',
    whole(
      'any (?:suit|lawsuit|action|claim|case)(?: is| goes)?(?: brought| filed)? in (?<where>\\p{Lu}[\\p{L}. ,]{3,60}(?:County|Parish|Court|courts)[\\p{L} ,]{0,24})',
    ),
    ({ where = '' }) => `Any suit under this Agreement must be brought in ${where}.`,
  ),
  frame(
    'arbitration',
    whole(
      '(?:disputes?(?: go)?(?: to|:) ?)?(?:binding )?arbitration,? (?:(?:one|a|single|1) (?:single )?arbitrator,? )?(?:in )?(?<where>\\p{Lu}[\\p{L}. ]{2,40}?(?:, (?!AAA|JAMS)[\\p{L} ]{2,20})?)(?:,? (?:by |under |with |through )?(?:the )?(?<rules>AAA|JAMS)(?: rules)?)?',
    ),
    ({ where = '', rules = '' }) =>
      `Arbitration in ${where}${rules && ` under the rules of ${rules === 'AAA' ? 'the American Arbitration Association' : rules}`} decides any dispute under this Agreement.`,
  ),
]

const others: readonly Frame[] = [
  frame(
    'tax additional',
    whole(
      "(?:(?<who>the (?:Provider|Consultant)) is an? )?independent contractor,?(?: and)? (?:(?:handles?|pays?) )?(?:his|her|its|their|the (?:Provider|Consultant)[’']s)? ?own tax(?:es)?(?<form>,? (?:and )?(?:a |gets a |form )?1099)?",
    ),
    ({ form }, { type, payee }) =>
      /^(?:service|consulting)-agreement$/.test(type)
        ? `${capital(payee)} is an independent contractor and pays its own taxes.${form ? ` The Client reports the payments on Form 1099.` : ''}`
        : '',
  ),
  frame(
    'liability indemnity additional',
    whole(
      'no (?<what>(?:consequential|indirect|incidental|special|punitive)[\\p{L}, ]{0,60}damages)(?: on either side| either way| for either (?:side|party)| by either party)?',
    ),
    ({ what = '' }) => `Neither party is liable for ${small(what).replace(/ and (?=\p{L}+ damages)/u, ' or ')}.`,
  ),
  frame(
    'indemnity',
    whole("mutual indemnit(?:y|ies|ification)(?: for (?:its |their |each (?:side|party)[’']s )?own negligence)?"),
    () => 'Each party shall indemnify the other against losses that its own negligence causes.',
  ),
  frame(
    'pay payment bonus',
    whole(
      'paid (?<how>(?:on|by|in|every|each|weekly|bi-?weekly|monthly|semi-?monthly|twice|through|via|within)\\b[^;]{2,120})',
    ),
    ({ how = '' }, { type, payer, payee, due }) =>
      type === 'employment-contract'
        ? `${capital(payer)} shall pay ${payee} ${small(how)}.`
        : type === 'rental-agreement'
          ? `The rent is paid ${small(how)}.`
          : `${capital(payer)} shall pay ${due} ${small(how)}.`,
  ),
  frame(
    'workplace duration additional pay',
    whole(
      `(?<when>(?:${day}(?: (?:to|through|thru|-|–|and) |, )${day}|(?:\\d{1,2}|one|two|three|four|every|each) (?:(?:hours|days|shifts|evenings|weekends?) (?:an?|per|each|every|in)|${day})\\b)[^;]{0,120})`,
    ),
    ({ when = '' }, { type, payee }) =>
      /^(?:employment-contract|service-agreement|consulting-agreement)$/.test(type) &&
      !/\$|\b(?:notice|off|vacation|holidays?|leave|sick|due|net|paid|pay|late|grace|closed)\b/i.test(when)
        ? `${capital(payee)} works ${/^\p{Lu}\p{Ll}+day/u.test(when) ? when : small(when)}.`
        : '',
  ),
  frame(
    'pet pay parking utility expense benefit payment additional',
    whole(
      `(?<sum>${amount}(?: (?:an?|per|each|every) [\\p{L}]+)?) (?:extra )?for (?<what>(?:the |an? |each |every |any )?[^,;:.$]{3,60})`,
    ),
    ({ sum = '', what = '' }, { type, payer, payee }) =>
      isThing(what) && /^(?:rental|service|consulting|employment)/.test(type)
        ? `${capital(payer)} shall pay ${type === 'employment-contract' ? `${payee} ` : ''}${small(sum)} for ${what}.`
        : '',
  ),
  frame(
    'additional scope deliverable work',
    whole(
      '(?<what>(?:up to )?(?:\\d{1,3}|one|two|three|four|five|six|eight|ten|twelve) (?:rounds?|revisions?|visits?|sessions?|meetings?|site visits?|calls?|drafts?|proofs?|trainings?)\\b[^,;:$]{0,80}?),?(?: (?:is|are))?(?: included)?',
    ),
    ({ what = '' }, { type }) =>
      /^(?:service|consulting)-agreement$/.test(type) ? `The Services include ${small(what)}.` : '',
  ),
  frame(
    'warranty',
    whole(`(?<what>${time} of (?:free )?[^;,$]{4,90})`),
    ({ what = '' }, { payee }) => `${capital(payee)} shall give ${small(what)}.`,
  ),
  frame(
    'additional title warranty delivery',
    whole(
      '(?<what>VIN|HIN|IMEI|[Hh]ull id(?: number| no\\.?)?|[Ss]erial(?: number| no\\.?)?|[Mm]odel(?: number| no\\.?)?)(?: is|:|,)? (?<number>(?=[\\p{L}\\d-]*\\d)[\\p{L}\\d-]{4,24})',
    ),
    ({ what = '', number = '' }, { type }) =>
      type === 'sales-contract' || type === 'promissory-note'
        ? `The ${/^(?:VIN|HIN|IMEI)$/i.test(what) ? what.toUpperCase() : /^h/i.test(what) ? 'hull identification number' : /^s/i.test(what) ? 'serial number' : 'model number'} is ${number}.`
        : '',
  ),
  frame(
    'protection',
    whole(
      '(?:lasts |kept secret |secret |stays secret )?(?:forever|indefinitely|no (?:time limit|end date)|perpetual(?:ly)?)',
    ),
    () => 'The duty of confidentiality continues without a limit of time.',
  ),
  frame(
    'protection',
    whole(
      `(?:for |lasts )?(?<time>${time})(?: from (?:each|the) disclosure)?,? (?:and |but )?(?:for )?trade secrets,? (?:for )?(?:as|so) long as (?:they|it) (?:stays?|remains?|is|are)(?: (?:secret|trade secrets?|one|that|so))?`,
    ),
    ({ time = '' }) =>
      `The obligations of confidentiality continue for ${time.toLowerCase()} after each disclosure and, for a trade secret, for as long as it remains one.`,
  ),
  frame(
    'protection',
    whole(`(?:for |lasts |during and )?(?<time>${time}) (?:after|afterwards?|after that|thereafter)`),
    ({ time = '' }, { bond }) => `The duty of confidentiality continues for ${time.toLowerCase()} after ${bond} ends.`,
  ),
  frame(
    'occupancy additional alteration',
    whole('quiet(?: hours| time)?,? (?:are |is |starts? )?(?<when>(?:after|from|between|starting) [^;,]{2,60})'),
    ({ when = '' }, { type }) =>
      type === 'rental-agreement' ? `The Tenant shall keep the Premises quiet ${when}.` : '',
  ),
]

/** Parts of a payment, each with when it is due: '$750 with the first paycheck, $750 after six months'. */
const part = `${amount}(?:[\\p{L} ]{0,20})? (?:with|on|after|at|by|upon|when|in|before|within) [^,;$]{3,60}`
const parts = new RegExp(`^(?<all>${part}(?:(?:,|;| and|, and|, then|; then) ${part}){1,4})$`, 'iu')
function inInstallments(field: string, words: string, { type, payer, payee }: Cast): string | null {
  const all =
    /^(?:pay|payment|bonus)Terms$/.test(field) || field === 'additionalTerms'
      ? parts.exec(words)?.groups?.all
      : undefined
  if (!all) return null
  const list = all
    .split(/(?:,|;)? (?:and |then )?(?=(?:an? flat |flat |up to )?\$)|[,;] (?=\$)/u)
    .map((one) =>
      one.replace(/[,;]$/, '').replace(/\b(?:with|in|on) (?:first|1st) paycheck\b/i, 'with the first paycheck'),
    )
  return `${capital(payer)} shall pay ${type === 'employment-contract' ? `${payee} ` : ''}${list.length > 2 ? `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}` : list.join(' and ')}.`
}

/** What stands where, or when: 'bikes on the rack in the back'. */
const placed =
  /^(?<thing>[^,;:]{3,50}?),? (?<where>(?:on|in|at|by|behind|beside|under|along|next to) (?:the|an?|its|each|every|both)\b[^;:]{3,120})$/iu

const all: readonly Frame[] = [...endings, ...insurances, ...disputes, ...others]

/** The clause of words that say all of one thing on their subject, though they are no sentence. */
export function fragment(field: string, words: string, cast: Cast): string | null {
  const bare = words.trim().replace(/[.]$/, '')
  for (const one of all) {
    if (one.on.length > 0 && !one.on.includes(field)) continue
    const read = one.for.exec(bare)
    const clause = read ? one.writes({ ...read.groups }, cast) : ''
    if (clause !== '') return clause
  }
  const installments = inInstallments(field, bare, cast)
  if (installments) return installments
  const { thing = '', where = '' } = placed.exec(bare)?.groups ?? {}
  return thing !== '' &&
    isThing(thing) &&
    !bases.has(thing.toLowerCase()) &&
    /^(?:parking|pet|alteration|occupancy|smoking|additional|repair)Terms$/.test(field)
    ? `${asSubject(thing)} ${be(thing)} ${where}.`
    : null
}
