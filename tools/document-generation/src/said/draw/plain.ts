import { capital } from '../../capital.ts'
import { type Cast, casts } from './rule.ts'
import type { Who } from './who.ts'

const nda = 'non-disclosure-agreement'
const sale = 'sales-contract'
const job = 'employment-contract'
const home = 'rental-agreement'
const work = /^(?:service|consulting)-agreement$/

const days = String.raw`(?:\d{1,3}|[\p{L}-]{3,12}) (?:business |calendar |working )?(?:days?|weeks?|months?)`
const party =
  '(?:the (?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient))'
const day = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** A sentence of notes that says one thing, as people write it, and the clause that says it. */
interface Plain {
  type: string | RegExp
  /** The subject under which the clause stands. */
  field: string
  says: RegExp
  /** The clause; an empty one where the answers of the form say all of it, `null` where the words do not fit. */
  writes: (read: Record<string, string>, cast: Cast) => string | null
}

const plain = (type: string | RegExp, field: string, says: string, writes: Plain['writes']): Plain => ({
  type,
  field,
  says: new RegExp(`^(?:(?:and|also|so|plus|then),? )?(?:${says})$`, 'iu'),
  writes,
})

const all: readonly Plain[] = [
  // What is kept in confidence, by whom, and for whom.
  plain(
    nda,
    'confidentialityTerms',
    String.raw`(?:(?:it|this|the (?:nda|agreement)|confidential info(?:rmation)?) )?(?:covers?|includes?|applies to|protects?) (?<what>(?!(?:both|either|us|them|only)\b)[^;:]{4,200})`,
    ({ what = '' }) => `Confidential Information includes ${what}.`,
  ),
  // Whom alone it protects, by whom it names or by who gets nothing.
  plain(
    nda,
    'directionTerms',
    String.raw`(?:(?:it|this|the (?:nda|agreement)) )?(?:only|just) (?:needs to |has to |should |is to |will )?(?:protects?|covers?|is for) (?:info(?:rmation)? (?:of|from) )?(?<who>\p{Lu}[^;]{2,80}?)(?:, (?:an?|the) [^;]{3,80})?(?: in \p{Lu}[^;,]{2,30})?`,
    ({ who = '' }) => `${who} is the only Discloser, and the other party is the only Recipient.`,
  ),
  plain(
    nda,
    'directionTerms',
    String.raw`(?:they|he|she|the other side)(?: are|['’]re| is)? (?:not|n['’]t|aren['’]t|isn['’]t|do not|don['’]t|does not|doesn['’]t|will not|won['’]t) (?:giv|shar|show|tell|disclos|send)(?:e|es|s|ing)? (?<who>\p{Lu}[^;]{2,60}?) (?:anything|any)(?: [^;.]{2,40})?`,
    ({ who = '' }) => `${who} is the only Discloser, and the other party is the only Recipient.`,
  ),
  plain(
    nda,
    'confidentialityTerms',
    String.raw`what (?:they|he|she|\p{Lu}[^:;]{2,60}?)(?: would| will| are| is|['’]s|['’]d|['’]re)? (?:be )?(?:shar|disclos|giv|send|show)(?:es?|s|ing)?(?: is| are)?:? (?<what>[^;:]{6,240})`,
    ({ what = '' }) => `Confidential Information includes ${what.replace(/^(?:the |our )/i, '')}.`,
  ),
  // What is talked about, of a sentence that else says only why the paper is wanted.
  plain(
    nda,
    'additionalTerms',
    String.raw`[^;]{1,80}?(?:['’]re| is| are) (?:about to|going to|starting to|planning to) (?:start )?(?:talk|discuss|meet|negotiat)(?:e|ing)? (?:with|to) [^;]{2,140}? about (?<what>[^;]{4,140}?),? and [^;]{1,60}? (?:do not|don['’]t|does not|doesn['’]t) want to (?:send|share|show|give|tell) (?:them )?(?:anything|a thing)[^;]{0,120}`,
    ({ what = '' }) => `The parties are about to discuss ${what}.`,
  ),
  plain(
    nda,
    'purposeTerms',
    String.raw`(?:it(?:['’]s| is) )?only (?:for (?:them|him|her|it|the Recipient|\p{Lu}[^;]{2,60}?) )?to (?<what>(?!protect|be\b)\p{Ll}[^;]{4,120})`,
    ({ what = '' }) => `The Recipient may use Confidential Information only to ${what}.`,
  ),
  plain(
    nda,
    'directionTerms',
    String.raw`(?:it is |it['’]s )?one[- ]way(?: only)?[,:;]? (?:only )?(?<who>\p{Lu}[^,;]{2,60}?) (?:discloses|is disclosing|shares|gives (?:the )?information)(?: to [^,;]{2,60})?(?:,? (?:and )?[^,;]{2,60} (?:only )?(?:receives?|gets?|is receiving))?(?: (?:it|the information))?`,
    ({ who = '' }) => `${who} is the only Discloser, and the other party is the only Recipient.`,
  ),
  plain(
    nda,
    'returnTerms',
    String.raw`(?:[^.;]{2,50}? (?:must|shall|will|has to|have to) )?(?<act>returns?|destroys?|gives? back|returns? or destroys?) (?:everything|it all|all of it|all (?:copies|materials|information)|the (?:information|materials|papers)|it|them) (?:with)?in (?<time>${days}) (?:if|when|once|after|whenever) [^.;]{2,60} asks?(?: for (?:it|them))?(?<written> in writing)?`,
    ({ act = '', time = '', written = '' }) =>
      `The Recipient shall ${act
        .toLowerCase()
        .replace(/s(?=$| )/g, '')
        .replace(
          'give back',
          'return',
        )} the Confidential Information within ${time} after the Discloser asks for it${written}.`,
  ),
  // What is sold.
  plain(
    sale,
    'titleTerms',
    String.raw`(?:title:? )?(?:is )?(?:no liens|free (?:and clear )?of (?:all |any )?liens|(?:clean|clear) title|title is (?:clean|clear))(?:,? (?:and )?(?:with )?(?:a )?bill of sale (?:at|on|upon) (?<when>pick-?up|closing|payment|delivery|signing))?`,
    ({ when = '' }) =>
      `The Seller warrants that the Goods are free of liens${when && ` and shall give the Buyer a bill of sale on ${when.replace('-', '')}`}.`,
  ),
  // What is billed, and how much of it.
  plain(
    work,
    'payTerms',
    String.raw`(?:${party} )?(?:sends? )?(?:invoices?|bills?|invoiced|billed)(?: (?:go|goes) out| (?:is|are) sent)? (?<when>on the (?:last (?:business )?day|first|1st|15th|\d{1,2}(?:st|nd|rd|th))(?: (?:day )?of (?:the|each|every) month)?|monthly|weekly|every (?:two|other) weeks?|at the end of (?:the|each) month)[,;]? (?:and )?(?:(?:${party}|they|he|she|client) )?(?:pays?|(?:is |to be )?(?:paid|payable|due)|has|have)(?: them| it| each)? (?:with)?in (?<time>${days})(?: to pay)?`,
    ({ when = '', time = '' }, { payer, payee }) =>
      `${capital(payee)} shall invoice ${payer} ${monthly(when)}. Payment is due within ${time} after the invoice.`,
  ),
  plain(
    work,
    'payTerms',
    String.raw`(?:invoices?|bills?|invoiced|billed)(?: (?:go|goes) out| (?:is|are) sent)? (?<when>on the (?:\d{1,2}(?:st|nd|rd|th)|first|last (?:business )?day)(?: of (?:the|each|every) month)?)[,;]? (?:and )?(?:due|payable|paid) (?:on|by) the (?<due>\d{1,2}(?:st|nd|rd|th)|last day)(?: of (?:the|each|every) month)?`,
    ({ when = '', due = '' }, { payer, payee }) =>
      `${capital(payee)} shall invoice ${payer} ${monthly(when)}. Payment is due by the ${due} of the month.`,
  ),
  plain(
    work,
    'capTerms',
    String.raw`(?:no|not) (?:more than|over|above) (?<hours>\d{1,4}) hours (?:a|per|each|in a) (?<per>day|week|month|year)(?<but>,? (?:without|unless with) (?:${party}['’]s |their |his |her |our |my |prior |written )*(?:ok|okay|approval|consent|permission|authorization)(?<written> in writing)?)?`,
    ({ hours = '', per = '', but = '', written = '' }, { payer, payee }) =>
      `${capital(payee)} shall not work more than ${hours} hours a ${per}${but && ` without ${/s$/.test(payer) ? `${payer}’` : `${payer}’s`} ${/written/i.test(but) || written ? 'written ' : ''}consent`}.`,
  ),
  plain(
    work,
    'repairTerms',
    String.raw`(?:any )?damage to (?<what>[^.;,]{3,60}?) (?:they|it|${party}) (?:fix|repair|pay for)(?:es|s)? (?:with)?in (?<time>${days})`,
    ({ what = '', time = '' }, { payee }) => `${capital(payee)} shall repair damage to ${what} within ${time}.`,
  ),
  // A home.
  plain(
    home,
    'depositTerms',
    String.raw`(?:the )?(?:deposit )?(?:is )?(?:returned|refunded|given back|comes back|back) (?:with)?in (?<time>${days}) (?:of|after|from) (?:(?:they|he|she|${party}|the tenants?) (?:leaves?|moves? out|vacates?)|moving out|move[- ]?out|the end of the (?:lease|term))`,
    ({ time = '' }) => `The Landlord shall return the deposit within ${time} after the Tenant moves out.`,
  ),
  plain(
    home,
    'entryTerms',
    String.raw`(?:(?:I|we|${party}|landlord) (?:must |shall |will )?gives? )?(?<time>\d{1,2} hours|(?:a|one) day|(?:two|2) days)['’]? ?(?<written>written )?notice (?:before|to|prior to|for) (?:(?:I|we|${party}|landlord)(?: may| can)? )?(?:comes? in|enters?|entry|entering|coming in|goes? in|showings?|inspections?)(?<ex>,? (?:except|unless)(?: in| for| it is)?(?: an?)? (?:emergency|emergencies))?`,
    ({ time = '', written = '', ex = '' }) =>
      `The Landlord shall give the Tenant ${/s$/.test(time) ? `${time}’` : `${time}’s`} ${written}notice before entering the Premises${ex && ', except in an emergency'}.`,
  ),
  plain(
    home,
    'petTerms',
    String.raw`(?<count>one|1|two|2|a|an) (?<kind>(?:small |indoor |older )?(?:cats?|dogs?|birds?)) (?:is |are )?(?:ok|okay|fine|allowed|permitted|welcome)(?:,? (?:with |for )?(?:an? )?(?<deposit>\$[\d,]*\d) (?<sort>(?:non-?refundable )?pet (?:deposit|fee)))?(?:,? (?:but )?no (?<no>dogs|cats|other pets|others|puppies))?`,
    ({ count = '', kind = '', deposit = '', sort = '', no = '' }) =>
      `The Tenant may keep ${count.toLowerCase().replace('1', 'one').replace('2', 'two')} ${kind} in the Premises${deposit && ` and shall pay a ${sort.toLowerCase()} of ${deposit}`}.${no && ` ${capital(no.replace(/^others$/i, 'other pets'))} are not allowed.`}`,
  ),
  plain(
    home,
    'petTerms',
    String.raw`(?:(?:they|he|she|the Tenants?) (?:ha(?:ve|s)|got) )?(?<count>one|two|three|an?|\d) (?<kind>(?:small |old |indoor )?(?:cats?|dogs?|birds?|parakeets?)),? (?:and )?(?:(?:that|which|they|it)(?:['’]?s|['’]?re| is| are) )?(?:fine|ok|okay|acceptable|allowed)(?:,? but no (?<no>dogs|cats|other pets|others|more))?(?:,? (?:and )?(?:it(?: is|['’]?s) )?(?<deposit>\$[\d,]*\d) (?:for )?(?:the |an? )?pet deposit,? (?:and )?(?:(?:it|that)(?: is|['’]?s) )?(?<sort>(?:non-?|not )?refundable))?`,
    ({ count = '', kind = '', no = '', deposit = '', sort = '' }) =>
      `The Tenant may keep ${count.toLowerCase()} ${kind} in the Premises.${no && ` ${no === 'more' ? 'No more pets' : `No ${no.replace('others', 'other pets')}`} are allowed.`}${deposit && ` The Tenant shall pay a ${sort.replace(/^non-?|^not /i, 'non')} pet deposit of ${deposit}.`}`,
  ),
  plain(
    home,
    'repairTerms',
    String.raw`(?:${party}|tenants?|landlord) (?<verb>shovel|mow|water|rake|maintain|clean|replace|handle)s? (?<what>[^.;]{3,80})`,
    ({ verb = '', what = '', who = '' }) =>
      /\b(?:I|we|my|our|they)\b/i.test(what + who)
        ? null
        : `The Tenant shall ${verb} ${what.replace(/\btheir own\b/i, 'the Tenant’s own')}.`,
  ),
  plain(
    home,
    'additionalTerms',
    String.raw`(?:ok(?:ay)?[.,]? )?(?:so )?(?:(?:this|it)(?: is|['’]?s) )?(?:the |an? )?(?:residential )?(?:lease|rental|rental agreement) (?:for|of) (?:the |an? )?(?:[\p{Ll} -]{3,40} )?(?:at |on )?\d{1,6} \p{Lu}[^;]{4,90}`,
    () => '',
  ),
  plain(
    home,
    'liabilityTerms',
    String.raw`(?:(?:they(?: are|['’]re)?|the tenants(?: are)?) )?(?:both|each|all)(?: of them| of the tenants| sign(?:s|ing)?,? (?:and )?(?:both|each|all))?(?: are| is)? (?:jointly )?(?:responsible|liable|on the hook|on the line) for (?:the )?(?:whole|full|entire|all of the|all the) (?:rent|lease|amount)`,
    () => 'Each person named as the Tenant is jointly and severally liable for the whole rent.',
  ),
  // A job.
  plain(
    job,
    'payTerms',
    String.raw`(?:she |he |they )?(?:is |are |gets? )?paid (?:on )?(?<how>every other (?:week|\p{L}+day)|every (?:week|two weeks|\p{L}+day)|the \d{1,2}(?:st|nd|rd|th) and (?:the )?(?:\d{1,2}(?:st|nd|rd|th)|last day)(?: of (?:the|each|every) month)?)`,
    ({ how = '' }) => `The Employer shall pay the Employee ${/^the/i.test(how) ? `on ${how}` : how}.`,
  ),
  plain(
    job,
    'payTerms',
    String.raw`(?<sum>\$[\d,]*\d (?:a|per) (?:year|hour))(?: salary)?,? paid (?<how>twice a month|(?:every )?(?:two|other) weeks?|weekly|monthly|every (?:other )?\p{L}+day)`,
    ({ sum = '', how = '' }) =>
      `The Employer shall pay the salary of ${sum} ${how.replace(/^(?:two|other) /i, 'every $&')}.`,
  ),
  plain(job, 'benefitTerms', String.raw`(?<what>(?:free|discounted|half[- ]price) [^.;$]{3,60})`, ({ what = '' }) => {
    return `The Employee receives ${what.charAt(0).toLowerCase()}${what.slice(1)}.`
  }),
  plain(
    job,
    'workplaceTerms',
    String.raw`(?:an? )?(?<time>half[- ]hour|\d\d[- ]minutes?|one[- ]hour)(?<paid> (?:un)?paid)? lunch(?: break)?`,
    ({ time = '', paid = '' }) =>
      `The Employee has a${/^[^\d]/.test(time) && /^[aeiou]/i.test(time) ? 'n' : ''} ${time
        .toLowerCase()
        .replace(' ', '-')
        .replace(/minutes$/, 'minute')}${paid} lunch break.`,
  ),
  plain(
    job,
    'competitionTerms',
    String.raw`(?:(?:he|she|they|the Employee) )?(?:can['’]?t|cannot|may not|won['’]t|must not) work (?:for|at) (?<where>(?:another|any other|a competing) [^.;]{3,60}?) (?:while|during|as long as) (?:(?:he|she|they)(?:['’]s|['’]re| is| are)|the Employee is|(?:his|her|the) employment|working|employed)(?: (?:with|for|by) (?:us|the Employer)| here)?`,
    ({ where = '' }) => `During the employment, the Employee shall not work for ${where}.`,
  ),
  plain(
    job,
    'benefitTerms',
    String.raw`(?<sum>(?:up to )?\$[\d,]*\d (?:a|per|each|every) (?:year|month)) (?:for|toward|towards) (?<what>[^.;$]{4,100})`,
    ({ sum = '', what = '' }) => `The Employer shall pay ${sum} for ${what}.`,
  ),
  plain(
    job,
    'probationTerms',
    String.raw`${days.replace(' ', '[ -]')}(?:['’])? (?:probation|trial)(?: period)?`,
    () => '',
  ),
  // How long a contract lasts, where both of its days are told.
  plain(
    /./,
    'durationTerms',
    String.raw`(?:(?:lease |term |a |an )?(?:term )?(?:is |of )?(?:\d{1,2}|\p{L}{3,9})[ -](?:months?|years?)(?: lease| term)?,? )?(?:from |starting |running )?(?:${day}) \d{1,2},? \d{4},? (?:to|through|until|-|–) (?:${day}) \d{1,2},? \d{4}`,
    () => '',
  ),
]

/** 'On the 1st' is of each month. */
const monthly = (when: string) =>
  when
    .replace(/ of (?:the|every) month$/i, ' of each month')
    .replace(/^(on the (?:\S+|last (?:business )?day))$/i, '$1 of each month')

const figures = (text: string) => (text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? []).toSorted().join(' ')
/** Whether a clause has every figure of a sentence that no answer has, and none besides. */
function saysAll(clause: string, said: string, answers: string): boolean {
  const [own = [], all = []] = [clause, said].map((words) => figures(words).split(' ').filter(Boolean))
  return own.every((one) => all.includes(one)) && all.every((one) => own.includes(one) || answers.includes(one))
}
const longest = 260

/**
 * The clause that a plain sentence of notes comes to, and its subject: 'Return everything within 10 days if we ask.' All figures of the
 * sentence stand in it, and no others; an empty clause where the answers have all of them.
 * @param answers what is read of the text
 */
export function plainly(
  type: string,
  fields: readonly string[],
  words: string,
  who: Who,
  answers: string,
): { field: string; clause: string } | null {
  const cast = casts[type]
  if (!cast || words.length > longest) return null
  const bare = words.trim().replace(/[.!]$/, '')
  const told = who.told(bare)
  for (const one of all) {
    if (typeof one.type === 'string' ? one.type !== type : !one.type.test(type)) continue
    for (const said of told === bare ? [bare] : [told, bare]) {
      const read = one.says.exec(said)
      const clause = read ? one.writes({ ...read.groups }, cast) : null
      if (clause === null || clause === undefined) continue
      const isSaid =
        clause === ''
          ? (said.match(/\d+/g) ?? []).every((number) => answers.includes(number))
          : saysAll(clause, said, answers) && !/\b(?:I|we|us|me|my|our)\b/i.test(clause)
      if (isSaid) return { field: fields.includes(one.field) ? one.field : '', clause }
    }
  }
  return null
}
