import { type Cast, capital, type Rule, rule, the } from '../rule.ts'

const bills = '[{any}] (invoices?|bills?|invoiced|billed|bill sent) [is sent|goes out|them|him|her]'
const has = '[and] [they|the Client|the Buyer|he|she] (have|has|get|gets)'

/** When what is billed is paid. */
export const payment: Rule[] = [
  rule('payment pay', '[{any}] (invoices?|bills?|invoiced|billed|billing|invoicing) [is|are] [sent] <often>', (g, c) =>
    c.due === 'an invoice' ? `${capital(c.payee)} shall invoice ${c.payer} ${(g.often ?? '').toLowerCase()}.` : '',
  ),
  rule(
    'payment pay',
    `${bills} <often> [and] [net|${has}|{any} [will|must] pays?|due|payable|payment] [due] [in|within] <time> [of|after|from] [the] [invoice|receipt]`,
    (g, c) =>
      c.due === 'an invoice'
        ? `${capital(c.payee)} shall invoice ${c.payer} ${(g.often ?? '').toLowerCase()}. Payment is due within ${g.time} after the invoice.`
        : '',
  ),
  rule('payment pay', `${bills} (on|by) <day> [of (each|the|every) month] ${has} <time> [to pay]`, (g, c) =>
    c.due === 'an invoice'
      ? `${capital(c.payee)} shall invoice ${c.payer} on ${the(g.day)} of each month. Payment is due within ${g.time} after the invoice.`
      : '',
  ),
  rule(
    'payment pay',
    `${bills} [at] (monthly|each month|every month|the end of (the|each) month) (net|${has}|[and] [due|payable|paid] (in|within)) <time>`,
    (g, c) =>
      c.due === 'an invoice'
        ? `${capital(c.payee)} shall invoice ${c.payer} monthly. Payment is due within ${g.time} after the invoice.`
        : '',
  ),
  rule('payment pay', '[payment] [terms] [is|are] net <number> [days]', (g, c) =>
    c.due === 'rent' || c.due === 'salary' ? '' : `Payment is due within ${g.number} days after the invoice.`,
  ),
  rule(
    'payment',
    '[paid] half (up front|now|on signing|at signing|down) [and] [the] [other] half (on delivery|at delivery|when delivered|when it is delivered|when done|on completion|when it is done|at the end)',
    (_, c) =>
      `${capital(c.payer)} shall pay half on signing and half on ${c.type === 'sales-contract' ? 'delivery' : 'completion'}.`,
  ),
  rule(
    'payment',
    '[paid|payment|payable] in full (on|at|upon) delivery',
    (_, c) => `${capital(c.payer)} shall pay in full on delivery.`,
  ),
  rule(
    'payment',
    '[paid|payment|payable] (in full|all of it) (up front|in advance|on signing|at signing)',
    (_, c) => `${capital(c.payer)} shall pay in full on signing.`,
  ),
  ...['first', 'second', 'third', 'last'].flatMap((which): Rule[] => [
    rule('pay', `[the] ${which} month [of rent|rent] [is|at] half [off|price|rent]`, (_, c) => half(which, c)),
    rule('pay', `half off [the] ${which} month [of rent|rent]`, (_, c) => half(which, c)),
    rule('pay', `[the] ${which} month [of rent|rent] [is] free`, (_, c) =>
      c.due === 'salary' ? '' : `For the ${which} month ${c.payer} pays no ${c.due === 'rent' ? 'rent' : 'fee'}.`,
    ),
  ]),
]

const half = (which: string, c: Cast) =>
  c.due === 'salary'
    ? ''
    : `For the ${which} month ${c.payer} shall pay half of the ${c.due === 'rent' ? 'rent' : 'fee'} and not the full amount.`
