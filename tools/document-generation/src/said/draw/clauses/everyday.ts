import { capital, of, type Rule, rule } from '../rule.ts'

const start = '(start|starts|starting|begin|begins|beginning|effective|from|commencing|commences|runs from|goes from)'
const lasts = '(for|runs|runs for|lasts|goes|goes for|good for|is for|and runs for|and goes for|and lasts)'
const month = '(a month|per month|monthly|each month|every month)'
const cure = '(fixed|cured|corrected|remedied|fixing it|curing it)'

/** How people tell terms in one breath, of any contract. */
export const everyday: Rule[] = [
  rule(
    'duration',
    `[it|this|the lease|the contract|the agreement|the term] ${start} [on] <date> [and] ${lasts} [a] <time> [term|lease]`,
    (g, c) => from(g.time, g.date, c.bond),
  ),
  rule(
    'duration',
    `[the] [term] [is|of|for] [a] <time> [term|lease] (from|starting|beginning|commencing|effective) [on] <date>`,
    (g, c) => from(g.time, g.date, c.bond),
  ),
  rule('duration', '[it is] [a|an] [fixed] <time> [lease|term|deal|contract|agreement|engagement]', (g, c) =>
    goesOn(g.time, c.bond),
  ),
  rule('duration', '[for] <time> [total|long]', (g, c) => goesOn(g.time, c.bond)),
  rule('duration', '[the] (term|duration|length) [is|will be] <time>', (g, c) => goesOn(g.time, c.bond)),
  rule('duration', '[it|this|the lease|the contract|the agreement] (runs|lasts|goes|is good) [for] <time>', (g, c) =>
    goesOn(g.time, c.bond),
  ),

  rule(
    'renewal duration ending',
    '[then|after that|and then] [it] (goes|rolls|turns|converts|continues|runs|is) [to|into|over to] month to month [after that|then] unless (someone|somebody|{either}|one of us) gives <time> [{written} notice]',
    (g) => `After that it continues from month to month until a party ends it on ${of(g.time)} notice.`,
  ),
  rule(
    'renewal duration ending',
    '[then|after that|and then] [it] (goes|rolls|turns|converts|continues|runs|is) [to|into|over to] month to month [after that|then] [on] <time> [{written}] notice',
    (g) => `After that it continues from month to month until a party ends it on ${of(g.time)} notice.`,
  ),
  rule(
    'renewal duration',
    '(then|after that|and then) [it] (goes|rolls|turns|converts|continues|runs|is) [to|into|over to] month to month',
    () => 'After that it continues from month to month.',
  ),

  rule(
    'ending',
    '<time> {written} notice (either way|both ways|on both sides|from both sides|by either of them|each way)',
    (g, c) => either(g.time, c.bond),
  ),
  rule(
    'ending',
    '<time> {written} [notice] [from|by] (either|either side|either party|each side|both sides) [to (end|terminate|cancel) [it]]',
    (g, c) => either(g.time, c.bond),
  ),
  rule(
    'ending breach',
    `[but] {either} {can} {end} [of] [it] [{it}] (for|on) [a] [material] breach [that is] not ${cure} (in|within) <time>`,
    (g, c) =>
      `Either party may end ${c.bond} if the other materially breaches it and does not cure the breach within ${g.time}.`,
  ),
  rule(
    'breach ending',
    `[a party has|they have|the other side has|each side has|{either} has|{either} gets] <time> to (fix|cure|correct|remedy) [a|any|the] [material] breach [before (the other|anybody|the other side|it) {can} {end} [it]]`,
    (g, c) =>
      `A party may end ${c.bond} for a breach only if the other has not cured it within ${g.time} after notice of it.`,
  ),
  rule(
    'ending',
    'if <who> (ends?|terminates?|cancels?|quits?|leaves?|breaks?) [it|this] early <who2> owes? <time> [of fees|in fees]',
    (g, c) =>
      g.who?.toLowerCase() === g.who2?.toLowerCase() && c.due !== 'salary'
        ? `If ${g.who} ends ${c.bond} before its term ends, ${g.who} shall pay the ${c.due === 'rent' ? 'rent' : 'fees'} of ${g.time}.`
        : '',
  ),
  rule(
    'ending',
    'if <who> (ends?|terminates?|cancels?|quits?|leaves?|breaks?) [it|this] early <who2> owes? <amount>',
    (g, c) =>
      g.who?.toLowerCase() === g.who2?.toLowerCase()
        ? `If ${g.who} ends ${c.bond} before its term ends, ${g.who} shall pay ${g.amount}.`
        : '',
  ),

  rule(
    'arbitration',
    '[all|any] [disputes?|disagreements?] [go|goes|will go|are] [to|by|through|in|settled by|resolved by] [binding] arbitration in <place> [and] [not|instead of|no] [in] [court]',
    (g) => `Any dispute under this Agreement shall be resolved by binding arbitration in ${g.place}, and not in court.`,
  ),
  rule(
    'arbitration',
    '[all|any] [disputes?|disagreements?] [go|goes|will go] [to|by] [binding] arbitration [and] [not|instead of|no] [in] [court]',
    () => 'Any dispute under this Agreement shall be resolved by binding arbitration, and not in court.',
  ),
  rule(
    'arbitration',
    '(mediation|mediate) first [then|and then|before] (arbitration|arbitrate|court|suing|anybody sues|filing suit)',
    () =>
      'Before a party starts a proceeding about a dispute under this Agreement, the parties shall try to settle it by mediation.',
  ),

  rule(
    'payment pay',
    '[{any}] (invoice|invoices|bill|bills|invoiced|billed|bill sent) [is sent|goes out|them|him|her] (on|by) <day> [of (each|the|every) month] [and] [they|the Client|the Buyer|he|she] (have|has|get|gets) <time> [to pay]',
    (g, c) =>
      c.due === 'an invoice'
        ? `${capital(c.payee)} shall invoice ${c.payer} on ${the(g.day)} of each month. Payment is due within ${g.time} after the invoice.`
        : '',
  ),
  rule(
    'payment pay',
    '[{any}] (invoice|invoices|bill|bills|invoiced|billed) [them|him|her] [on|at] (monthly|each month|every month|the end of the month|the end of each month) [and] [net|due (in|within)|they have|payable (in|within)|paid (in|within)|the Client has] <time>',
    (g, c) =>
      c.due === 'an invoice'
        ? `${capital(c.payee)} shall invoice ${c.payer} monthly. Payment is due within ${g.time} after the invoice.`
        : '',
  ),
  rule(
    'payment pay',
    '[payment|payments|invoices|fees] [is|are] [due|payable|paid] (in|within) <time> [of|from|after] [the|each|receiving the|receipt of the|receipt of] [invoice|billing|bill]',
    (g, c) => (c.due === 'an invoice' ? `Payment is due within ${g.time} after the invoice.` : ''),
  ),
  rule('payment pay', '[payment] [terms] [is|are] net <number> [days]', (g, c) =>
    c.due === 'rent' || c.due === 'salary' ? '' : `Payment is due within ${g.number} days after the invoice.`,
  ),
  rule(
    'payment',
    '[paid] half [up front|now|on signing|at signing|down] [and] [the] [other] half (on delivery|at delivery|when delivered|when it is delivered|when done|on completion|when it is done|at the end)',
    (_, c) =>
      `${capital(c.payer)} shall pay half on signing and half on ${c.type === 'sales-contract' ? 'delivery' : 'completion'}.`,
  ),
  rule(
    'payment',
    '[paid|payment|payable] [in full] (on|at|upon) delivery [in full]',
    (_, c) => `${capital(c.payer)} shall pay in full on delivery.`,
  ),
  rule(
    'payment',
    '[paid|payment|payable] (in full|all of it) [up front|in advance|on signing|at signing]',
    (_, c) => `${capital(c.payer)} shall pay in full on signing.`,
  ),

  rule(
    'late',
    '[rent|it|payment] [is] late after <day> [then|and|with|is|it is] [a] <amount> [late fee|fee|charge|penalty]',
    (g, c) => `If a payment is not made by ${the(g.day)} of the month, ${c.payer} shall pay a late fee of ${g.amount}.`,
  ),
  rule(
    'late',
    '<amount> (if|when) [it is|rent is|the rent is|payment is|they are|the Tenant is] late',
    (g, c) => `If ${c.due} is paid late, ${c.payer} shall pay a late fee of ${g.amount}.`,
  ),
  rule(
    'late',
    '<amount> (a|per) day [late fee] [for every day|for each day|each day] [it is|rent is|they are|the Tenant is] late',
    (g, c) => `If ${c.due} is paid late, ${c.payer} shall pay ${g.amount} for each day that it is late.`,
  ),

  rule(
    'pet',
    `<pets> [is|are] [ok|okay|allowed|fine|permitted|welcome] [for|at] [an extra|an additional|extra] <amount> ${month} [for (the|each|it) [cat|cats|dog|dogs|pet|pets]]`,
    (g) =>
      `The Tenant may keep ${lowered(g.pets)} in the Premises and shall pay ${g.amount} a month for ${/^(?:two|\d|\p{L}+s$)/iu.test(g.pets ?? '') && !/^1 /.test(g.pets ?? '') ? 'them' : 'it'} in addition to the rent.`,
  ),
  rule(
    'pet',
    '(pets|dogs|cats) [are] (ok|okay|allowed|fine|welcome) [with|for|but] [a] <amount> [pet] (deposit|fee) [each|per pet]',
    (g) => `The Tenant may keep pets in the Premises and shall pay ${g.amount} as a pet deposit.`,
  ),

  rule(
    'utility',
    'the Tenant (pays|does|covers|gets) [for|the] <utilities> [and] the Landlord (pays|does|covers|gets) [for] (the rest|everything else|all others|the others|all the rest)',
    (g) => `The Tenant shall pay for ${listed(g.utilities)}. The Landlord shall pay for all other utilities.`,
  ),
  rule(
    'utility',
    'the Landlord (pays|does|covers|gets) [for|the] <utilities> [and] the Tenant (pays|does|covers|gets) [for] (the rest|everything else|all others|the others|all the rest)',
    (g) => `The Landlord shall pay for ${listed(g.utilities)}. The Tenant shall pay for all other utilities.`,
  ),
  rule(
    'entry',
    '[the Landlord gives|I give|we give|{must} give|give|gives] [at least] <time> {written} notice before (the Landlord (comes|enters|goes|stops) [in|by|over]|(coming|going) (in|over)|entering|entry|I come in|we come in)',
    (g) => `The Landlord shall give the Tenant at least ${of(g.time)} notice before entering the Premises.`,
  ),
  rule(
    'smoking',
    'no smoking [inside or out|inside or outside|anywhere] [not even on the (porch|balcony|patio|deck|property)]',
    () => 'The Tenant and guests shall not smoke anywhere on the property, inside or outside.',
  ),

  rule(
    'liability cap',
    '[there is] no liability [for|of|beyond|over] (more than|over|beyond|above) <time> [of|worth of] (fees|payments)',
    (g) => `The liability of a party under this Agreement is limited to the fees of ${g.time}.`,
  ),
  rule(
    'liability cap',
    "[our|the|total|each side's] liability [is] (capped|limited) (at|to) <amount>",
    (g) => `The liability of a party under this Agreement is limited to ${g.amount}.`,
  ),
]

const dated = (date = '') => date.replace(/(?<=\d) (?=\d{4}$)/, ', ')
const from = (time: string | undefined, date: string | undefined, bond: string) =>
  `${capital(bond)} continues for ${time} from ${dated(date)}.`
const goesOn = (time: string | undefined, bond: string) =>
  `${capital(bond)} continues for ${time} from the day on which it begins.`
const either = (time: string | undefined, bond: string) => `Either party may end ${bond} on ${of(time)} notice.`
const the = (day = '') => (day.startsWith('the') ? day : `the ${day}`)
const lowered = (words = '') => (words.charAt(0).toLowerCase() + words.slice(1)).replace(/^1 /, 'one ')
const listed = (words = '') => {
  const all = words.trim().split(/ and | (?=\p{L})/u)
  return all.length < 2 ? words : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
