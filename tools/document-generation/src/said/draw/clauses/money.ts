import { capital, of, type Rule, rule, the } from '../rule.ts'

const late = '(late (fee|charge|payment fee|penalty)|late|charge for late (rent|payment)|fee for late (rent|payment))'
const month = '(a month|per month|monthly|each month)'
const year = '(a year|per year|annually|per annum|yearly|annual)'
const overdue =
  '[(on|for) (late|overdue|past due|unpaid) (payments|balances|amounts|invoices|rent)|on what is late|after that|if late|if it is late|late]'

/** What is paid late, in advance, at most, and by the hour. */
export const money: Rule[] = [
  rule(
    'late',
    `[a|the] ${late} [is|of|will be] <amount> [if] (after|once it is|past|if more than) <time> [late]`,
    (g, c) => lateFee(g.amount, g.time, c.due, c.payer),
  ),
  rule('late', `<time> grace [period] [and|then|with] [a] (<percent>|<amount>) ${late}`, (g, c) =>
    lateFee(g.percent ?? g.amount, g.time, c.due, c.payer),
  ),
  rule('late', `<percent> (a|per) month ${late}`, (g, c) =>
    c.due === 'an invoice'
      ? `${capital(c.payer)} shall pay a late charge of ${g.percent} a month on an amount that is overdue.`
      : '',
  ),
  rule('late', `<amount> ${late} after <time>`, (g, c) => lateFee(g.amount, g.time, c.due, c.payer)),
  rule('late', `[a|the] ${late} [is|of|will be] <percent> after <time>`, (g, c) =>
    lateFee(g.percent, g.time, c.due, c.payer),
  ),
  rule('late', `[it is|rent is] [considered] late after <day> [with] [a] ${late} [is|of] <amount>`, (g, c) =>
    lateDay(g.amount, g.day, c.due, c.payer),
  ),
  rule(
    'late',
    `[a|the] ${late} [is|of] (<amount>|<percent>) [if it is|if] (after|past|if not paid by) <day> [of the month]`,
    (g, c) => lateDay(g.amount ?? g.percent, g.day, c.due, c.payer),
  ),
  rule('late', `(<amount>|<percent>) ${late} after <day>`, (g, c) =>
    lateDay(g.amount ?? g.percent, g.day, c.due, c.payer),
  ),
  rule(
    'late',
    '[rent|it|payment] [is] late after <day> [then|and|with|is|it is] [a] <amount> [late fee|fee|charge|penalty]',
    (g, c) => lateDay(g.amount, g.day, c.due, c.payer),
  ),
  rule(
    'late',
    `[a|the] ${late} [is|of|will be] <amount>`,
    (g, c) => `If ${c.due} is paid late, ${c.payer} shall pay a late fee of ${g.amount}.`,
  ),
  rule(
    'late',
    '<amount> (if|when) (it is|rent is|the rent is|payment is|they are|the Tenant is) late',
    (g, c) => `If ${c.due} is paid late, ${c.payer} shall pay a late fee of ${g.amount}.`,
  ),
  rule(
    'late',
    '<amount> (a|per) day [late fee] [for every day|for each day|each day] [it is|rent is|they are|the Tenant is] late',
    (g, c) => `If ${c.due} is paid late, ${c.payer} shall pay ${g.amount} for each day that it is late.`,
  ),
  rule(
    'late',
    'if it is late it is <amount> (plus|and) <figure> (a|per) day',
    (g, c) =>
      `If ${c.due} is paid late, ${c.payer} shall pay a late fee of ${g.amount} plus ${dollars(g.figure)} for each day that it stays unpaid.`,
  ),
  rule(
    'late',
    `[there is] no (late fees?|late charges?|late penalty|charge for late (rent|payment))`,
    (_, c) => `${capital(c.payer)} does not owe a late fee.`,
  ),
  rule(
    'late',
    `[a] [grace period] [is|of] <time> grace [period]`,
    (g, c) => `${capital(c.payer)} has ${g.time} after ${c.due} is due in which to pay without a late fee.`,
  ),
  rule(
    'late pay',
    `[late (payments|balances|charge|fee|interest)] [bears?|carries|accrues?|is|at] [interest] [of|at|is] <percent> [interest] ${month} ${overdue}`,
    (g, c) => interest(g.percent, 'month', c.payer),
  ),
  rule(
    'late pay',
    `[late (payments|balances|charge|fee|interest)] [bears?|carries|accrues?|is|at] [interest] [of|at|is] <percent> [interest] ${year} ${overdue}`,
    (g, c) => interest(g.percent, 'year', c.payer),
  ),
  rule(
    'late',
    `[late|late (payments?|fee|charge|interest)] [is|are|bears?] <percent> [interest] ${month} [but|and|only|starting|beginning] (after|with|following) [a] <time> [of] [grace] [period]`,
    (g, c) =>
      `${capital(c.payer)} shall pay interest of ${g.percent} a month on an amount that is more than ${g.time} late.`,
  ),
  rule(
    'late',
    'no interest [on (late|overdue) (payments|balances|amounts)]',
    () => 'Amounts that are paid late bear no interest.',
  ),
  rule(
    'late pay',
    '[if] [a|any|the] [rent] ((check|payment) bounces|bounced checks?|bounces|returned checks?|NSF) [is|fee|:] <amount>',
    (g, c) => `${capital(c.payer)} shall pay ${g.amount} for each payment that is returned unpaid.`,
  ),

  rule(
    'deposit',
    '[the] [security] deposit [is|of] <time> [of] rent',
    (g) =>
      `On signing, the Tenant shall pay a security deposit equal to ${of(g.time).replace(/^1 month/, 'one month')} rent.`,
  ),
  rule('deposit', '[there is] no [security] deposit [required]', () => 'No deposit is required.'),
  rule(
    'deposit',
    '{any} [have|has] already (gave|paid|given|give) [me|us|the Landlord|the Seller|the Provider|the Consultant] <figure> [of it|of that|toward it|towards it|on it]',
    (g, c) => `${capital(c.payer)} has already paid ${dollars(g.figure)} of the deposit.`,
  ),
  rule(
    'deposit',
    'first last and [1 month] security',
    () =>
      'On signing, the Tenant shall pay the first month’s rent, the last month’s rent and a security deposit equal to one month’s rent.',
  ),
  rule(
    'deposit pay',
    '(first and last|1st and last|first and last month) [up front|in advance|on signing]',
    () => 'On signing, the Tenant shall pay the first and the last month’s rent.',
  ),
  rule(
    'deposit',
    '[a|with a|with] [retainer|deposit] [of|is] <amount> (retainer|deposit) [nonrefundable|non-refundable]',
    (g, c) => `${capital(c.payer)} shall pay a deposit of ${g.amount}.`,
  ),
  rule(
    'deposit',
    '[a|the] retainer [is|of] <amount>',
    (g, c) => `${capital(c.payer)} shall pay a retainer of ${g.amount}.`,
  ),
  rule('deposit', '<amount> retainer', (g, c) => `${capital(c.payer)} shall pay a retainer of ${g.amount}.`),
  rule(
    'deposit',
    '[it is|the deposit is|a] (nonrefundable|non-refundable) [deposit]',
    () => 'The deposit is not refundable.',
  ),

  rule(
    'cap',
    '[fees|fee|total|hard] [is|are] cap(ped)? [of|at|is] <amount> (unless|without|until) ({any}|<who>) (oks?|okays?|approves?|agrees? to|okay|signs off on) [more|it|going over] [in writing|in advance|first]',
    (g, c) =>
      /consulting|service/.test(c.type)
        ? `The fees under this Agreement shall not exceed ${g.amount} unless ${c.payer} approves more in writing.`
        : '',
  ),
  rule(
    'cap',
    '[fees|fee|the fee|total] [is|are] (not to exceed|never more than|no more than|capped at|cap|cap of|cap at|cap is) <amount> [total|in total|in all]',
    (g, c) => (c.type === 'consulting-agreement' ? `The fees under this Agreement shall not exceed ${g.amount}.` : ''),
  ),
  rule(
    'cap',
    "[<amount2> (an|per) hour] [and|but] (not to exceed|never more than|no more than|capped at|cap of|up to) <amount> [total|in total|in all] (without|unless approved|absent) [{any}|the Client's|prior|further] [written] [approval|consent|permission] [in writing]",
    (g, c) =>
      c.type === 'consulting-agreement' || c.type === 'service-agreement'
        ? `${g.amount2 ? `The fee is ${g.amount2} an hour. ` : ''}The fees under this Agreement shall not exceed ${g.amount} without the written approval of ${c.payer}.`
        : '',
  ),
  rule('cap', '(not to exceed|no more than|never more than|max|up to|maximum of|capped at) <time> [total]', (g, c) =>
    /hour/.test(g.time ?? '') ? `${capital(c.payee)} shall not bill for more than ${g.time}.` : '',
  ),
  rule(
    'cap',
    '(minimum|at least|minimum of) <time> [a|per] (call|visit)',
    (g, c) => `${capital(c.payee)} may bill at least ${g.time} for each call.`,
  ),

  rule(
    'pay',
    '[it is|rate|at|the rate is|fee|the fee is] <amount> (an hour|per hour|hourly)',
    (g, c) => `${capital(c.payer)} shall pay ${c.payee} ${g.amount} an hour.`,
  ),
  rule(
    'pay',
    '[it is|fee|the fee is|paid|price] <amount> (a month|per month|monthly)',
    (g, c) => `${capital(c.payer)} shall pay ${c.payee} ${g.amount} a month.`,
  ),
  rule(
    'pay',
    '[(he|she|the Employee) (is|gets)] [gets] paid (twice a month|semimonthly|semi-monthly)',
    () => 'The Employer shall pay the salary twice a month.',
  ),
  rule(
    'pay',
    '[overtime [is|at]] (time and a half|1.5 times [pay]) (over|after|past|beyond) (40|forty) [hours] [a week]',
    () => 'The Employer shall pay time and a half of the regular rate for hours worked beyond 40 in a week.',
  ),
  rule(
    'pay',
    '[(the|this) (fee|price|rate) [is|goes up]|[the] monthly fee [is|goes up]] (increased|increasing|increases|up|rises|rising) [by] <percent> (each|every) January',
    (g, c) =>
      c.type === 'service-agreement' || c.type === 'consulting-agreement'
        ? `The ${c.type === 'service-agreement' ? 'price' : 'fee'} increases by ${g.percent} each January.`
        : '',
  ),
  rule('pay', '[(he|she|the Employee) is] paid (weekly|every week)', () => 'The Employer shall pay the salary weekly.'),
  rule(
    'pay',
    '[they|we|{any}] [will|shall] pays? (in|within) <time> [after|of|from] [the|an|receipt of] [invoice|receipt|billing]',
    (g, c) =>
      c.due === 'an invoice' ? `The Client shall pay each invoice within ${g.time} after it is received.` : '',
  ),
  rule('pay', '[they|we|{any}] [will|shall] pays? <time> after [the|an] invoice', (g, c) =>
    c.due === 'an invoice' ? `The Client shall pay each invoice within ${g.time} after it is received.` : '',
  ),
  rule(
    'pay',
    '[{any}] (invoices?|bills?|billed|billing|invoiced|invoicing) [is|will be|are] [sent] (monthly|every month|each month)',
    (_, c) => `${capital(c.payee)} shall send ${c.payer} an invoice each month.`,
  ),
  rule('pay', '[rent is] due [on] <day> [of the month|of each month]', (g, c) =>
    c.type === 'rental-agreement' ? `Rent is due on ${the(g.day)} of each month.` : '',
  ),
  rule('pay delivery', '(cash on delivery|COD|C.O.D.)', () => 'The Buyer shall pay in cash on delivery.'),

  rule(
    'liability cap',
    '[there is] no liability (for more than|beyond|over|above) <time> [of|worth of] (fees|payments)',
    (g) => `Liability under this Agreement is limited to the fees of ${g.time}.`,
  ),
  rule(
    'liability cap',
    '[the|total] liability [is] (capped|limited) (at|to) <amount>',
    (g) => `Liability under this Agreement is limited to ${g.amount}.`,
  ),

  rule(
    'bonus',
    '[a] <percent> target bonus [<how>]',
    (g) => `The Employee is eligible for a target bonus of ${g.percent}${how(g.how)}.`,
  ),
  rule(
    'bonus',
    '[she|he|the Employee] [gets|may earn] [a] bonus [of] up to <percent> [<how>]',
    (g) => `The Employee is eligible for a bonus of up to ${g.percent}${how(g.how)}.`,
  ),
  rule('bonus', 'no bonus', () => 'The Employee is not entitled to a bonus.'),
  rule(
    'bonus',
    '[a] <amount> (sign on|signing bonus|sign on bonus) {any} pays it back if {any} (quits|leaves|resigns) (within|before|in) <time>',
    (g) => signing(g.amount, `within ${g.time}`),
  ),
  rule(
    'bonus',
    '[a] (signing|sign on) bonus [of|is] <amount> [and] {any} pays it back if {any} (quits|leaves|resigns) (within|before|in) (<time>|the first year)',
    (g) => signing(g.amount, g.time ? `within ${g.time}` : 'in the first year'),
  ),
  rule(
    'bonus',
    '[a] (<amount> (sign on|signing|sign on bonus|signing bonus)|(signing|sign on) bonus [of|is] <amount2>) (pay back|pays back|paid back|repay|repaid|repays|repayable|clawback|clawed back|refunded|must repay|must be repaid|to be repaid|has to be repaid|has to pay it back|has to repay it) [it] [all] (if {any} (quits|leaves|resigns)|if [{any}] [is] gone) (within|before|in|inside|inside of) (<time>|the first year|a year)',
    (g) => signing(g.amount ?? g.amount2, g.time ? `within ${g.time}` : 'in the first year'),
  ),
  rule(
    'bonus',
    '[a] (signing|sign on) bonus [of|is] <amount>',
    (g) => `The Employer shall pay the Employee a signing bonus of ${g.amount}.`,
  ),
  rule(
    'bonus ending',
    'severance [is|of] <time> [pay] [if (we|the Employer) (fires?|lets?) [her|him|the Employee] [go] without cause]',
    (g) =>
      `If the Employer terminates the employment without cause, it shall pay the Employee ${g.time}${/s$/.test(g.time ?? '') ? '’' : '’s'} salary as severance.`,
  ),

  rule(
    'expense',
    '[business] expenses (over|above|of more than|more than|exceeding) <amount> (need|require|must have) [prior|advance] [written] approval [in advance|in writing|first]',
    (g, c) =>
      `${capital(c.payer)} reimburses an expense of more than ${g.amount} only if ${c.payer} approved it beforehand.`,
  ),
  rule(
    'expense',
    '[there are] no (expenses|expense reimbursement|expenses reimbursed)',
    (_, c) => `${capital(c.payer)} does not reimburse expenses.`,
  ),
  rule(
    'expense',
    '[there is] no (travel billed|travel|travel expenses|travel reimbursement)',
    (_, c) => `${capital(c.payer)} does not pay for travel.`,
  ),
  rule('expense', '(expenses|travel) [is|are] included', () => 'The fee includes all expenses.'),
  rule(
    'expense',
    '[(he|she|the Employee|the Consultant|the Provider)] pays? (his|her|its|their) own (travel|expenses|travel expenses)',
    (_, c) =>
      `${capital(c.payee)} shall pay ${c.type === 'employment-contract' ? 'the Employee’s' : 'its'} own expenses of travel.`,
  ),
  rule(
    'expense',
    'expenses [are] [reimbursed] at cost with receipts',
    (_, c) => `${capital(c.payer)} shall reimburse expenses at cost, on receipts.`,
  ),
  rule(
    'expense',
    'mileage [is] [reimbursed] [at] the IRS rate',
    (_, c) => `${capital(c.payer)} shall reimburse mileage at the IRS rate.`,
  ),
  rule(
    'expense',
    'mileage [is] [reimbursed] at the IRS rate nothing else',
    (_, c) => `${capital(c.payer)} shall reimburse mileage at the IRS rate, and no other expense.`,
  ),
  rule(
    'expense',
    '[no] expenses (unless|only if) {any} (okays?|oks?|approves?|approve|agree to|agrees to) (them|it) in writing first',
    (_, c) => `${capital(c.payer)} shall reimburse an expense only if ${c.payer} approved it in writing beforehand.`,
  ),
  rule(
    'expense',
    'expenses only if {any} (okays?|oks?|approves?|approve) (them|it) (first|in advance)',
    (_, c) => `${capital(c.payer)} shall reimburse an expense only if ${c.payer} approved it beforehand.`,
  ),
]

const how = (words?: string) =>
  !words ? '' : /^discretionary$/i.test(words) ? ', at the Employer’s discretion' : `, ${words.replace("'", '’')}`
const dollars = (figure = '') => (figure.startsWith('$') ? figure : `$${figure}`)
const lateFee = (fee = '', time = '', due: string, payer: string) =>
  `If ${due} is not paid within ${time} after it is due, ${payer} shall pay a late fee of ${fee}.`
const lateDay = (fee = '', day = '', due: string, payer: string) =>
  `If ${due} is not paid by ${the(day)} of the month, ${payer} shall pay a late fee of ${fee}.`
const interest = (percent = '', every: string, payer: string) =>
  `${capital(payer)} shall pay interest of ${percent} a ${every} on an amount that is paid late.`
const signing = (amount = '', until: string) =>
  `The Employer shall pay the Employee a signing bonus of ${amount}, which the Employee shall repay if the Employee resigns ${until}${until.startsWith('within') ? ' after the employment begins' : ''}.`
