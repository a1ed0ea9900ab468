import { capital, of, type Rule, rule } from '../rule.ts'

const start = '(starts?|starting|begins?|beginning|effective|from|commencing|commences|runs from|goes from)'
const lasts = '(for|runs|runs for|lasts|goes|goes for|good for|is for)'
const cured = '(fixed|cured|corrected|remedied)'
const quits = '(ends?|terminates?|cancels?|quits?|leaves?|breaks?)'

/** Who may end a contract, when, on what notice; and how it renews. */
export const ending: Rule[] = [
  rule(
    'ending',
    '{either} [{can}|{must}|to] [{end}|give|gives] {it} [at any time|any time|for any reason|without cause] [with|on|upon|by giving|gives?|by] {written} <time> {written} notice',
    (g, c) => either(g.time, c.bond),
  ),
  rule(
    'ending',
    '{either} {can} {end} {it} [with|on|upon|by giving] {written} <time> {written} notice [and|with] [{any}] [is|gets|get] paid (through|thru|up to|until) (that date|then|that day|termination|the end date|the last day)',
    (g, c) => `${either(g.time, c.bond)} ${capital(c.payee)} shall be paid for what was done until then.`,
  ),
  rule('ending', '{either} {can} {end} {it} [with|on|upon|in] <time>', (g, c) => either(g.time, c.bond)),
  rule(
    'ending',
    '[a] <time> {written} notice [to terminate|to end it|to cancel|to quit|to end this agreement] [by|from] {either}',
    (g, c) => either(g.time, c.bond),
  ),
  rule('ending', '(out|early out|termination|notice) [is|on|with] <time> [notice] [by|from|for] {either}', (g, c) =>
    either(g.time, c.bond),
  ),
  rule(
    'ending',
    '{either} (give|gives|must give) <time> {written} notice but (keep it|it stays|it is still|it remains) at will',
    (g, c) =>
      c.type === 'employment-contract'
        ? `A party that ends the employment shall give the other ${of(g.time)} written notice. The employment remains at will.`
        : '',
  ),
  rule(
    'ending',
    '{any} can (fire|terminate|drop) {any} or {any} can (fire|terminate|drop) {any} on <time> {written} notice',
    (g, c) => either(g.time, c.bond),
  ),
  rule('ending', '(fire|cancel|end it) on <time> notice {either}', (g, c) => either(g.time, c.bond)),
  rule('ending', '[the] notice [period] [is|of|to end it|to terminate] <time>', (g, c) => length(g.time, c.bond)),
  rule(
    'ending',
    '<time> {written} notice [to terminate|to end it|to cancel|to quit|to end this agreement|is required]',
    (g, c) => length(g.time, c.bond),
  ),
  rule(
    'ending',
    '<who> {can} {end} {it} [at any time|any time|for any reason] (on|with|by|upon) [giving] <time> {written} notice [for any reason|at any time]',
    (g, c) => `${capital(g.who)} may end ${c.bond} on ${of(g.time)} written notice.`,
  ),
  rule(
    'ending',
    '<who> [{must}] (give|gives) <time> {written} notice',
    (g, c) => `${capital(g.who)} may end ${c.bond} on ${of(g.time)} written notice.`,
  ),
  rule(
    'ending',
    '<who> [{must}] (give|gives) <time> [{written} notice] [and|but] <who2> [{must}] (give|gives) <time2> [{written} notice]',
    (g, c) => two(g.who, g.time, g.who2, g.time2, c.bond),
  ),
  rule(
    'ending',
    '<who> [{must}] (give|gives) <time> [{written} notice] [and|but] <who2> [{must}] (give|gives) <number>',
    (g, c) => two(g.who, g.time, g.who2, `${g.number} ${unitOf(g.time)}`, c.bond),
  ),
  rule(
    'ending',
    '<who> {can} {end} {it} on <time> notice [for any reason] [and|but] <who2> {must} give {it} <number> [days|weeks|months] [notice]',
    (g, c) => two(g.who, g.time, g.who2, `${g.number} ${unitOf(g.time)}`, c.bond),
  ),
  rule(
    'ending',
    '<who> {can} {end} {it} on <time> notice [for any reason] [and|but] <who2> {must} give <time2> [notice]',
    (g, c) => two(g.who, g.time, g.who2, g.time2, c.bond),
  ),
  rule(
    'ending',
    '(the Employer|{any}) {can} [only] (fire|terminate|end) [her|him|the Employee|the employment] [only] for [good|just] cause',
    (_, c) =>
      c.type === 'employment-contract' ? 'The Employer may terminate the employment only for good cause.' : '',
  ),
  rule(
    'ending',
    '[it is] not at will [just|only] [good|just] cause [only]',
    () => 'The Employer may terminate the employment only for good cause. The employment is not at will.',
  ),
  rule('ending', '[this|it|the employment] is not at will', (_, c) =>
    c.type === 'employment-contract' ? 'The employment is not at will.' : '',
  ),
  rule('ending', '[this|it|the employment] (is|stays|remains) at will', (_, c) =>
    c.type === 'employment-contract' ? 'The employment is at will.' : '',
  ),
  rule('ending', 'no (termination|firing) without [good|just] cause', (_, c) =>
    c.type === 'employment-contract'
      ? 'The Employer may terminate the employment only for good cause.'
      : 'Neither party may terminate this Agreement without cause.',
  ),
  rule(
    'ending',
    '{either} {can} {end} {it} [at] any time',
    (_, c) => `Either party may end ${c.bond} at any time by written notice.`,
  ),
  rule(
    'ending',
    '<who> {can} {end} {it} [at] any time [for any reason]',
    (g, c) => `${capital(g.who)} may end ${c.bond} at any time by written notice.`,
  ),
  rule(
    'ending',
    'no (early termination|early out|terminating early)',
    () =>
      'Neither party may end this Agreement before its term ends, except for a material breach as this Agreement provides.',
  ),
  rule(
    'ending',
    '(early (out|termination)|to break the lease|break fee|early out fee) [is|costs] <time> [of] rent (and|plus|with) <time2> {written} notice',
    (g) => `The Tenant may end this Agreement early on ${of(g.time2)} written notice and by paying ${of(g.time)} rent.`,
  ),

  rule(
    'ending',
    '[termination] {either} [{can} {end}] [on|with|by giving|by] <time> {written} notice [and|or] [<who> {can} end] immediately (for|on|upon) (nonpayment|non-payment)',
    (g, c) =>
      c.due === 'an invoice'
        ? `Either party may end this Agreement on ${of(g.time)} written notice, and ${c.payee} may end it at once if an invoice is not paid when it is due.`
        : '',
  ),
  rule(
    'renewal',
    '[it] (renews|auto renews|automatically renews|renews automatically|rolls over) [automatically] unless [{either}] [gives|gave] <time> {written} notice',
    (g) =>
      `This Agreement renews automatically at the end of each term unless a party gives the other at least ${of(g.time)} written notice that it is not to renew.`,
  ),
  rule(
    'renewal',
    '[it] (renews|auto renews|automatically renews|renews automatically|rolls over) [automatically] [for|every] <time> [terms|periods] unless [{either}] [gives|gave] <time2> {written} notice',
    (g) =>
      `This Agreement renews automatically for successive terms of ${g.time} unless a party gives the other at least ${of(g.time2)} written notice, before a term ends, that it is not to renew.`,
  ),
  rule(
    'renewal',
    '[it] (renews|auto renews|renews automatically|automatically renews) [automatically] [for] [another] <time>',
    (g) => `When its term ends, this Agreement renews automatically for ${g.time}.`,
  ),
  rule(
    'renewal',
    '[it] (renewing|renews|renewed) [automatically] (annually|yearly|each year|every year|year to year) unless [{either}] [gives|gave] <time> {written} notice',
    (g) =>
      `This Agreement renews automatically for successive annual terms unless a party gives the other at least ${of(g.time)} written notice, before a term ends, that it is not to renew.`,
  ),
  rule(
    'renewal',
    'no renewal [and] [no holdover]',
    () => 'This Agreement does not renew when its term ends, and the term is not extended by holding over.',
  ),
  rule(
    'renewal duration ending',
    '[then|after that|and then] [it] (goes|rolls|turns|converts|continues|runs|is) [to|into|over to] month to month [after that|then] (unless (someone|somebody|{either}|one of us) gives <time> [{written} notice]|[on] <time2> {written} notice)',
    (g) => `After that it continues from month to month until a party ends it on ${of(g.time ?? g.time2)} notice.`,
  ),
  rule(
    'renewal duration',
    '[then|after that|and then] [it] [is|goes|rolls|turns|converts|continues|runs] [to|into|over to] month to month [after that|thereafter]',
    (_, c) =>
      c.type === 'rental-agreement'
        ? 'The tenancy continues from month to month.'
        : 'This Agreement then continues from month to month.',
  ),
  rule(
    'renewal',
    '<who> {can} renew once [for] <time> [at] \\+?<percent> [more|higher|increase]',
    (g) => `${capital(g.who)} may renew this Agreement once, for ${g.time}, at a rent that is ${g.percent} higher.`,
  ),
  rule(
    'renewal',
    '<who> {can} renew once [for] <time>',
    (g) => `${capital(g.who)} may renew this Agreement once, for ${g.time}.`,
  ),

  rule(
    'duration',
    '[it is|for|term] [for] [a|fixed term] [of] <time> [contract|term|agreement|deal|lease|total|long]',
    (g, c) => `The term of ${c.bond} is ${g.time}.`,
  ),
  rule(
    'duration',
    '([the] (term|duration|length) [is|will be]|[it|this|the lease|the contract|the agreement] (runs|lasts|goes|is good) [for]) <time>',
    (g, c) => `The term of ${c.bond} is ${g.time}.`,
  ),
  rule(
    'duration',
    `([it|this|the lease|the contract|the agreement|the term] ${start} [on] <date> [and] ${lasts} [a] <time> [term|lease]|[the] [term] [is|of|for] [a] <time2> [term|lease] ${start} [on] <date2>)`,
    (g, c) => `The term of ${c.bond} is ${g.time ?? g.time2} from ${dated(g.date ?? g.date2)}.`,
  ),

  rule(
    'ending breach',
    `[but] {either} {can} {end} [of] [it] [{it}] (for|on) [a] material breach [that is] not ${cured} (in|within) <time>`,
    (g, c) =>
      `Either party may end ${c.bond} if the other materially breaches it and does not cure the breach within ${g.time}.`,
  ),
  rule(
    'ending breach',
    `[but] {either} {can} {end} [of] [it] [{it}] (for|on) [a] breach [that is] not ${cured} (in|within) <time>`,
    (g, c) => `Either party may end ${c.bond} if the other breaches it and does not cure the breach within ${g.time}.`,
  ),
  rule(
    'ending breach',
    `{either} {can} {end} [of] [it] [{it}] (for|on) [a] [material] breach (after|on|with|upon|by) <time> [of] [written] notice`,
    (g, c) =>
      `Either party may end ${c.bond} for a breach of the other on ${g.time}${/s$/.test(g.time ?? '') ? '’' : '’s'} written notice.`,
  ),
  rule(
    'ending breach',
    '(a party|the other side|each side|{either}) (has|have|gets?) <time> to (fix|cure|correct|remedy) [a|any|the] breach',
    (g) => `A party has ${g.time} to cure a breach.`,
  ),
  rule(
    'breach',
    '<who> (has|gets) <time> to (fix|cure|correct|remedy) [a breach|any breach|the breach|it]',
    (g) => `${capital(g.who)} has ${g.time} to cure a breach.`,
  ),
  rule(
    'breach',
    '<time> to (fix|cure|correct|remedy) [a breach|any breach|it]',
    (g) => `A party has ${g.time} to cure a breach.`,
  ),
  rule(
    'ending',
    `if <who> ${quits} [it|this] early <who2> owes? (<amount>|<time> (of fees|in fees|of rent|in rent))`,
    (g, c) => early(g.who, g.who2, g.amount ?? `the ${c.due === 'rent' ? 'rent' : 'fees'} of ${g.time}`, c.bond),
  ),
  rule('ending', `if <who> ${quits} [it|this] early <who2> owes? <time>`, (g, c) =>
    c.due === 'rent' ? early(g.who, g.who2, `the rent of ${g.time}`, c.bond) : '',
  ),
]

const dated = (date = '') => date.replace(/(?<=\d) (?=\d{4}$)/, ', ')
const early = (who = '', other = '', what: string, bond: string) =>
  who.toLowerCase() === other.toLowerCase()
    ? `If ${who} ends ${bond} before its term ends, ${who} shall pay ${what}.`
    : ''

const unitOf = (time = '') => time.replace(/^\d+ /, '').replace(/(?<!s)$/, 's')
const either = (time: string | undefined, bond: string) => `Either party may end ${bond} on ${of(time)} written notice.`
const length = (time: string | undefined, bond: string) =>
  `A party that ends ${bond} shall give the other ${of(time)} written notice.`
const two = (one = '', time = '', other = '', time2 = '', bond: string) =>
  `${capital(one)} may end ${bond} on ${of(time)} written notice, and ${other} on ${of(time2)} written notice.`
