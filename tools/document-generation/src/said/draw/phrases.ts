import { capital } from '../../capital.ts'
import { isSentence, isValue } from '../clean/form.ts'
import { sentencesOf } from '../clean/gate.ts'
import { polished } from '../clean/polish.ts'
import { subjects } from '../stands/subjects.ts'
import { isAbout } from '../subjects.ts'
import { type Frame, frame, small } from './frame.ts'
import { ofNotes } from './notes.ts'
import { type Cast, castOf } from './rule.ts'

const joins =
  /^(?:of|for|in|on|to|from|with|by|at|beyond|outside|inside|than|over|under|after|before|during|without|until|within|across|around|per)$/i
/** Whether what a phrase is of are several: 'dogs', 'the washer and the dryer'. */
function isSeveral(phrase: string): boolean {
  const head: string[] = []
  for (const word of phrase.split(/\s+/)) {
    if (joins.test(word) && head.length > 0) break
    head.push(word)
  }
  if (/ing$/i.test(head[0] ?? '')) return false
  return (
    head.includes('and') || /[^siu’']s$|^(?:people|children|men|women)$/i.test((head.at(-1) ?? '').replace(/,$/, ''))
  )
}
const be = (phrase: string) => (isSeveral(phrase) ? 'are' : 'is')
/** What is refused, and the exception that stands behind the verb. */
const refused =
  /^no (?<what>[^;:.]{3,90}?)(?<but>,? (?:except|unless|other than|without|apart from|if|until)\b(?:[^;.]|\.(?=,| \p{Ll})){3,160})?$/iu
const forTime =
  /^(?<bare>[^,;]{3,80}?),? (?:for )?(?<time>(?:\d{1,3}|an?|one|two|three|five|six|twelve|eighteen) (?:days?|weeks?|months?|years?)(?: (?:after|from|following)\b[^,;]{3,40})?)$/iu
const provision =
  /(?:\bclause|\bprovision|\bcovenant|\bwaiver|(?<!\p{L})non-?\p{L}+|\bcap|\bpenalty|\bminimum|\brestriction|\bright of first refusal|\blimit)s?$/iu

const no =
  (says: (what: string, but: string, cast: Cast) => string): Frame['writes'] =>
  ({ what = '', but = '' }, cast) =>
    says(
      what,
      but.replace(/^,? ?/, /^,? (?:unless|except|other than|apart from)/i.test(but) ? ', ' : ' ').trimEnd(),
      cast,
    )

const frames: readonly Frame[] = [
  // What the paper is not to have.
  frame('', refused, ({ what = '', but = '' }, c) =>
    but === '' && provision.test(what)
      ? `${c.type === 'promissory-note' ? 'This Note' : 'This Agreement'} contains no ${what.replace(/\b(?<noun>clause|provision|covenant) \k<noun>$/iu, '$<noun>')}.`
      : '',
  ),
  frame(
    'renewal',
    /^(?:no|without) (?:automatic|auto)[ -]?(?:renewal|renew)s?$/i,
    () => 'This Agreement does not renew automatically.',
  ),
  frame(
    'probation',
    /^(?:no probation(?:ary period)?|probation none|none|no trial period)$/i,
    () => 'The employment has no probationary period.',
  ),
  frame(
    'recipient',
    refused,
    no((what, but) =>
      (/\bother(?:wise)?\b/.test(what) ? `No other ${what.replace(/ ?\bother(?:wise)? ?/, '')}` : `No ${what}`).replace(
        /$/,
        ` may receive Confidential Information${but}.`,
      ),
    ),
  ),
  frame(
    'subcontract',
    refused,
    no((what, but, c) => (/^sub/i.test(what) ? `${capital(c.payee)} shall not use ${what}${but}.` : '')),
  ),
  frame(
    'renewal duration',
    refused,
    no((what, but) =>
      /\b(?:renewal|extension|holdover|holding over)s?$/i.test(what) ? `No ${what} ${be(what)} permitted${but}.` : '',
    ),
  ),
  frame(
    'benefit leave bonus',
    refused,
    no((what, but, c) => (c.type === 'employment-contract' ? `The Employee receives no ${what}${but}.` : '')),
  ),
  frame(
    'warranty',
    refused,
    no((what, but, c) => (/warrant|guarant/i.test(what) ? `${capital(c.payee)} gives no ${what}${but}.` : '')),
  ),
  frame(
    'late pay',
    refused,
    no((what, but) =>
      /^interest\b/i.test(what)
        ? `No ${what} accrues${but}.`
        : /^payments?\b/i.test(what)
          ? `No ${what} ${be(what)} due${but}.`
          : /\b(?:fees?|charges?|penalty|penalties|surcharges?)\b/i.test(what)
            ? `No ${what} ${be(what)} owed${but}.`
            : '',
    ),
  ),
  frame(
    'expense',
    refused,
    no((what, but, c) =>
      /\b(?:expenses?|travel|mileage|markup|reimbursement)\b/i.test(what)
        ? `${capital(c.payer)} pays no ${what}${but}.`
        : '',
    ),
  ),
  frame(
    'insurance deposit inspection arbitration indemnity license tax',
    refused,
    no((what, but) =>
      /^(?:insurance|deposit|security deposit|inspection|arbitration|mediation|indemnity|license|walk-?through)\b/i.test(
        what,
      )
        ? `No ${what} is required${but}.`
        : '',
    ),
  ),
  // What somebody is given.
  frame(
    'leave',
    /^(?<what>(?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|unlimited|all federal|federal|paid)\b[^:;.]{0,60}\b(?:vacation|PTO|leave|holidays?|days? off|sick(?: time| days?| pay)?|paid time off|personal days?)\b[^;.]{0,120})$/i,
    ({ what = '' }, c) => (c.type === 'employment-contract' ? `The Employee receives ${small(what)}.` : ''),
  ),
  frame(
    'benefit',
    /^(?<what>(?:\d{1,3}%(?= )|(?:an?|the|company|health|medical|dental|vision|life|401|full|free|paid|cell|phone|uniforms?|tuition|commuter|gym|employee)\b)[^:;.]{3,160})$/i,
    ({ what = '' }, c) =>
      c.type === 'employment-contract' && !/\$|\b(?:not|no|none|only)\b/i.test(what)
        ? `The Employee receives ${small(what)}.`
        : '',
  ),
  frame(
    'parking',
    /^(?:parking(?: is| for)? )?(?<what>(?:\d{1,2}|one|two|three|an?) (?:(?:covered|assigned|reserved|garage|carport|off-street|tandem) ){0,2}(?:parking )?(?:spaces?|spots?|stalls?|places?)\b[^;.]{0,80})$/i,
    ({ what = '' }, c) =>
      c.type === 'rental-agreement'
        ? `The Tenant may use ${small(what)}${/park/i.test(what) ? '' : ' for parking'}.`
        : '',
  ),
  frame(
    'parking',
    /^parking (?:for )?(?<what>(?:\d{1,2}|one|two|three) (?:cars?|vehicles?|trucks?)) (?<where>(?:by|in|on|at|behind|beside|along|next to|under) [^;.]{3,60}?)(?:,? (?<not>not (?:in|on|at|behind|by|beside|along|next to|under) [^;,.]{3,60}))?$/i,
    ({ what = '', where = '', not = '' }, c) =>
      c.type === 'rental-agreement' ? `The Tenant may park ${what} ${where}${not && `, and ${not}`}.` : '',
  ),
  frame(
    'warranty',
    /^(?<what>(?:\d{1,3}|an?|one|two|three|five|ten|limited|full)[ -][^:;.]{0,60}\b(?:warranty|guarantee)\b[^;.]{0,120})$/i,
    ({ what = '' }, c) =>
      `${capital(c.payee)} gives a ${small(what)
        .replace(/^(?:an?|one) /i, 'one ')
        .replace(/^(\S+) (year|month|day) /i, '$1-$2 ')
        .replace(/(?<=warranty) (?=parts|labor)/, ' on ')}.`,
  ),
  // 'Uniform $250 a year': so much for what it is called by.
  frame(
    'benefit expense additional',
    /^(?<what>(?!(?:salary|base|pay|bonus|wages?|rate|overtime|hours?|rent|fee|deposit|up|at|no|about|max|maximum|minimum)\b)[\p{L}-]{2,20}(?: [\p{Ll}-]{2,20})?)(?: of| is)? (?<amount>\$[\d,.]*\d (?:a|per|each|every) (?:year|month|week|quarter))(?<more> (?:and|plus) \d[^;.$]{2,40})?$/iu,
    ({ what = '', amount = '', more = '' }, c) =>
      c.type === 'employment-contract'
        ? `The Employee receives ${/^[aeiou]/i.test(what) && !/^(?:u(?:ni|s)|one)/i.test(what) ? 'an' : 'a'} ${small(what)} allowance of ${amount}${more}.`
        : '',
  ),
  frame('additional', /^(?<what>\d{1,3}% off [^:;.]{3,120})$/i, ({ what = '' }, c) =>
    c.type === 'employment-contract' ? `The Employee receives ${what}.` : '',
  ),
  // What is paid.
  frame(
    'late',
    /^late (?:fee|charge) (?:of |is )?(?<amount>\$[\d,.]*\d),? (?:charged |due |owed )?(?:only )?(?<when>(?:after|if|when|once|on|from) [^;.]{3,80})$/i,
    ({ amount = '', when = '' }, c) =>
      `${capital(c.payer)} shall pay a late fee of ${amount}, charged only ${small(dayOf(when))}.`,
  ),
  // Where disputes are decided.
  frame(
    'arbitration',
    /^(?:(?:all |any )?disputes? (?:go(?:es)? to|are decided|are heard|in|to) ?(?:in )?)?(?:the )?(?<court>(?:[\p{L}.]+ ){0,4}courts? (?:of|in|for) [\p{L}.’' ]{3,50}?)(?<no>,? (?:no|not|without) arbitration)?$/iu,
    ({ court = '', no = '' }) =>
      `The ${small(court)} ${/\bcourts\b/i.test(court) ? 'decide' : 'decides'} any dispute under this Agreement${no && ', and no arbitration is required'}.`,
  ),
  frame(
    'compelled',
    /^(?<time>(?:\d{1,3}|[\p{L}-]{2,8}) (?:business |calendar )?(?:days|hours)['’]? (?:prior |advance |written )*notice)(?<where> where (?:lawful|legal|allowed|permitted|the law allows it))?$/iu,
    ({ time = '', where = '' }) =>
      `Before a disclosure that the law requires, the Recipient shall give the Discloser ${time.replace(/(?<=days|hours)['’]?(?= )/, '’')}${where && ' where the law allows that'}.`,
  ),
  frame(
    'protection',
    /^(?:protection|confidentiality|protected|confidential|(?:duty|obligation)s?)(?: lasts| for| of| is)? (?<time>[^;.]{3,60}? from each disclosure)(?<secrets>; trade secrets (?:for )?as long as they (?:are|remain|stay) (?:such|secret|trade secrets|that|so))?$/i,
    ({ time = '', secrets = '' }) =>
      `The obligations of confidentiality continue for ${time.replace(/ from each disclosure$/, ' after each disclosure')}${secrets && ' and, for a trade secret, for as long as it remains one'}.`,
  ),
  frame('deposit', /^(?:deposit )?held (?<where>(?:at|in|by) [^;.]{3,80})$/i, ({ where = '' }, c) =>
    c.type === 'rental-agreement' ? `The deposit is held ${where}.` : '',
  ),
  frame(
    'return',
    /^(?:return(?: or |\/)destr(?:oy|uction)|destroy or return)(?: everything| it all| all materials| of (?:all )?materials)? (?<when>within [^;.]{3,60}? (?:of|after) (?:an? |the )?(?:written )?requests?)$/i,
    ({ when = '' }) =>
      `The Recipient shall return or destroy the Confidential Information ${when.replace(/ of (?:an? |the )?/, ' after a ').replace(/ after (?:an? |the )?/, ' after a ')}.`,
  ),
  frame(
    'workplace',
    /^work(?: (?<where>(?:in|at|on) [^;.,]{3,60}?))? only (?<when>(?:after|before|between|on|from|during) (?:[^;.]|\.(?=\p{Ll}|,|$| \p{Ll})){2,80})$/iu,
    ({ where = '', when = '' }, c) => `${capital(c.payee)} shall work${where && ` ${where}`} only ${when}.`,
  ),
  frame(
    'workplace',
    /^(?<one>on[- ]site|in (?:the )?office|remote(?:ly)?|from home) (?<days>(?:on )?[\p{L}, ]{3,40}?)(?:[,;]| and) (?<other>on[- ]site|in (?:the )?office|remote(?:ly)?|from home) (?<days2>(?:on )?[\p{L}, ]{3,30})$/iu,
    ({ one = '', days = '', other = '', days2 = '' }, c) =>
      c.type === 'employment-contract' ? `The Employee works ${small(one)} ${days} and ${small(other)} ${days2}.` : '',
  ),
  frame(
    'nonsolicit',
    /^no (?:solicitation|soliciting) of (?<whom>[^;.]{3,100}?),? for (?<time>[^;,.]{3,30})$/i,
    ({ whom = '', time = '' }, c) =>
      c.type === 'employment-contract'
        ? `For ${time} after the employment ends, the Employee shall not solicit ${whom.replace(/,? and,? of /, ' or ').replace(/\b(customers|clients) the Employee (dealt|worked) with/, '$1 with whom the Employee $2')}.`
        : '',
  ),
  frame(
    'pet smoking occupancy sublet subcontract license exclusivity alteration parking repair competition nonsolicit workplace entry assignment return confidentiality',
    refused,
    no((what, but) => {
      // 'No hiring each other's staff, 1 year': for how long stands behind the verb.
      const { bare = what, time } = forTime.exec(what)?.groups ?? {}
      if (/^exclusivity$/i.test(bare)) return `This Agreement is not exclusive${but}.`
      // A duty that there is none of is not forbidden.
      if (restraint.test(bare)) return ''
      return `No ${bare} ${be(bare)} permitted${time ? ` for ${time}` : ''}${but}.`
    }),
  ),
]

const restraint =
  /^(?:non-?(?:compete|competition|solicit\p{L}*|disparage\p{L}*|disclosure)|confidentiality|arbitration|mediation|indemnity|indemnification|insurance|warrant(?:y|ies)|guarant(?:y|ee|ees))\b/iu

/** 'The 7th' of a month, as it is due each month. */
const dayOf = (when: string) => when.replace(/(?<=the \d{1,2}(?:st|nd|rd|th))$/, ' of the month')

const label = /^(?<label>[^:\n.]{2,40}):\s+(?<rest>\S.*)$/su
/** A second clause, which nothing joins to the first. */
const runsOn =
  /\b(?<!\b(?:if|when|unless|where|that|which|who|what|as) )(?:it|he|she|they) (?:is|are|was|does|do|has|have|can|cannot|may|will|shall|must|goes|\p{Ll}+s)\b/u
const longest = 240

/**
 * The clause that words of notes come to which are no sentence: 'No dogs', '20 days of vacation, plus her birthday'. All that they say stands
 * in it; `null` where no frame takes all of them.
 */
export function framed(type: string, field: string, told: string): string | null {
  const cast = castOf(type)
  if (!cast || told.length > longest) return null
  const bare = polished(told)
    .trim()
    .replace(/[.!]$/, '')
    .replace(/^(?:and|but|also|so|plus|then)\b,? /i, '')
  const said = label.exec(bare)?.groups
  // 'Basement: no smoking' is not of every room: only a subject may go.
  const rest =
    said && (subjects.test(said.label ?? '') || isAbout(type, field, said.label ?? '')) ? said.rest : undefined
  // A frame of notes reads every word itself: what is spoken in it does not matter.
  for (const one of ofNotes) {
    const read = one.on.length === 0 || one.on.includes(field) ? one.for.exec(bare) : null
    const clause = read ? one.writes({ ...read.groups }, cast) : ''
    if (clause !== '' && sentencesOf(clause).every((each) => isSentence(each, false, false))) return clause
  }
  for (const words of [bare, ...(rest ? [rest] : [])]) {
    if (!isValue(words) && !/^return\/destroy/i.test(words)) continue
    for (const one of frames) {
      if (one.on.length > 0 && !one.on.includes(field)) continue
      const read = one.for.exec(words)
      const clause = read && !runsOn.test(words) ? one.writes({ ...read.groups }, cast) : ''
      if (clause !== '' && isSentence(clause)) return clause
    }
  }
  return null
}
