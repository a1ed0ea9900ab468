import { capital, type Rule, rule } from '../rule.ts'

const people = '(people|employees|staff|workers|team|executives|execs|personnel)'
const patrons = '(clients|customers|accounts)'
const kinds = '[<kind>]'

/** What who works may and must do beside the work, and whose the work is. */
export const work: Rule[] = [
  rule(
    'competition',
    '([there is] no (noncompete|non-compete) [{any} (would|will|did) not (sign|agree to|accept|do) (one|it)]|(noncompete|non-compete) none|no (covenant|agreement) not to compete)',
    (_, c) => `${capital(c.payee)} is not bound by a covenant not to compete.`,
  ),
  rule(
    'competition',
    '{any} {cannot} (compete|work for (a competitor|competitors|any competitor)) [with (us|the Employer)] for <time> [after (he|she|the Employee|they) (leaves|leave|quits)|after|afterwards|after leaving]',
    (g, c) =>
      c.type === 'employment-contract'
        ? `For ${g.time} after the employment ends, the Employee shall not work for a competitor of the Employer.`
        : '',
  ),
  rule(
    'competition exclusivity',
    '[{any}] {cannot} work for <place> while this [agreement|contract|deal] (runs|lasts|is on|is in effect|is going on) (and|plus) [for] <time> [after|after that|afterwards]',
    (g, c) =>
      `${capital(c.payee)} shall not work for ${g.place} while ${c.bond} is in effect and for ${g.time} after it ends.`,
  ),
  rule('competition', '(noncompete|non-compete) [is|of] <number> (miles|mile) [for|and] <time>', (g, c) =>
    c.type === 'employment-contract' ? radius(g.number, g.time) : '',
  ),
  rule('competition', '<time> (noncompete|non-compete) [within] <number> (miles|mile)', (g, c) =>
    c.type === 'employment-contract' ? radius(g.number, g.time) : '',
  ),
  rule(
    'competition',
    '(<time> (noncompete|non-compete)|(noncompete|non-compete) [is|of|for] <time2>) [within|in] [a] <number> (miles?|mile radius) (of|from|around) <place>',
    (g, c) => (c.type === 'employment-contract' ? radius(g.number, g.time ?? g.time2, g.place) : ''),
  ),
  rule(
    'competition',
    '(noncompete|non-compete) [is|of] <number> (miles?|mile radius) (of|from|around) <place> [for|and] <time>',
    (g, c) => (c.type === 'employment-contract' ? radius(g.number, g.time, g.place) : ''),
  ),
  rule('competition', '(<time> (noncompete|non-compete)|(noncompete|non-compete) [is|of|for] <time>)', (g, c) =>
    c.type === 'employment-contract'
      ? `For ${g.time} after the employment ends, the Employee shall not compete with the Employer.`
      : '',
  ),

  rule(
    'nonsolicit',
    '(no (nonsolicit|non-solicit|nonsolicitation|non-solicitation)|(nonsolicit|non-solicit) none)',
    () => 'Neither party is bound by a covenant not to solicit.',
  ),
  rule(
    'nonsolicit duration',
    `(nonsolicit|non-solicit|no solicitation|no soliciting) [of] [our|the Employer's] ${patrons} [is|for] <time>`,
    (g, c) => (c.type === 'employment-contract' ? solicit(g.time, 'the clients and customers of the Employer') : ''),
  ),
  rule(
    'nonsolicit duration',
    `(nonsolicit|non-solicit|nonsolicitation|non-solicitation|no solicitation|no soliciting) [of] [our|the Employer's] <patrons> [is|for] <time> [after (he|she|they|the Employee) (leaves?|quits?|goes|go)|after the employment [ends]|after leaving|after termination]`,
    (g, c) => (c.type === 'employment-contract' ? solicit(g.time, `the ${g.patrons} of the Employer`) : ''),
  ),
  rule(
    'nonsolicit duration',
    `(nonsolicit|non-solicit|nonsolicitation|non-solicitation|no solicitation|no soliciting) [of] [our|the Employer's] (${patrons} and ${people}|${people} and ${patrons}) [is|for] <time> [after|after (leaving|termination|employment|separation)|afterwards|post termination|post employment]`,
    (g, c) =>
      c.type === 'employment-contract' ? solicit(g.time, 'the customers or the employees of the Employer') : '',
  ),
  rule(
    'nonsolicit duration',
    `<time> (nonsolicit|non-solicit|nonsolicitation|non-solicitation) [of|on|for|covering] [our|the Employer's] (${patrons} and ${people}|${people} and ${patrons})`,
    (g, c) =>
      c.type === 'employment-contract' ? solicit(g.time, 'the customers or the employees of the Employer') : '',
  ),
  rule(
    'nonsolicit duration',
    `(<time> (nonsolicit|non-solicit) [of|on|for|covering]|(nonsolicit|non-solicit|nonsolicitation|non-solicitation) [of]) [our|the Employer's] ${people} [is|for] [<time2>] [after|after (leaving|termination|employment|separation)|afterwards]`,
    (g, c) =>
      c.type === 'employment-contract' && (g.time ?? g.time2)
        ? solicit(g.time ?? g.time2, 'the employees of the Employer')
        : '',
  ),
  rule(
    'nonsolicit',
    `{any} {cannot} solicit [any of] (our|the Employer's|the) ${patrons} for <time> [after]`,
    (g, c) => (c.type === 'employment-contract' ? solicit(g.time, 'the customers of the Employer') : ''),
  ),
  rule(
    'nonsolicit',
    `{any} {cannot} (solicit|hire|hire away|poach|recruit) [any of] (our|the Employer's|the) ${people} for <time>`,
    (g, c) => (c.type === 'employment-contract' ? solicit(g.time, 'the employees of the Employer') : ''),
  ),
  rule(
    'nonsolicit',
    `(neither (one|party|side|of them) can (hire|solicit|poach) (the other's|each other's) ${people}|no (solicitation|hiring|poaching|soliciting) [of] (each other's|the other's) ${people}) for <time>`,
    (g) => `For ${g.time}, neither party shall solicit or hire the other’s employees.`,
  ),
  rule(
    'nonsolicit',
    `(non-hire|no hire|no-hire) <who> will not hire <who2>('s)? ${people} for <time>`,
    (g) => `For ${g.time}, ${g.who} shall not hire the employees of ${g.who2}.`,
  ),
  rule(
    'nonsolicit',
    `<who> (will not|cannot|shall not) (hire|solicit|poach|recruit|hire away) (anybody from <who2>|<who2>('s)? ${people}) for <time>`,
    (g) => `For ${g.time}, ${g.who} shall not hire or solicit the employees of ${g.who2}.`,
  ),
  rule(
    'nonsolicit',
    `(he|she|they|<who>) {can} hire (our|the Client's|the Provider's) ${people}`,
    (_, c) => `${capital(c.payee)} may hire employees of ${c.payer}.`,
  ),

  rule(
    'exclusivity',
    '[it is] (not exclusive|nonexclusive|non-exclusive) [and] [{any} {can} work for (others|other clients|anyone)]',
    (_, c) => `The engagement is not exclusive, and ${c.payee} may work for others.`,
  ),
  rule(
    'exclusivity',
    '{any} {cannot} work for (anyone|anybody) else',
    (_, c) => `${capital(c.payee)} shall not work for anyone else while this Agreement is in effect.`,
  ),
  rule('exclusivity', '({any} [is]|it is) exclusive [to (us|the Client)]', (_, c) =>
    /service|consult/.test(c.type)
      ? `${capital(c.payee)} shall provide services of this kind only to the Client while this Agreement is in effect.`
      : '',
  ),
  rule(
    'exclusivity',
    '(exclusive to (us|the Client)|{any} works only for (us|the Client))',
    (_, c) =>
      `${capital(c.payee)} shall provide services of this kind only to the Client while this Agreement is in effect.`,
  ),
  rule(
    'exclusivity',
    '{any} ({can} moonlight|{can} keep (her|his|their) other job|{can} work (elsewhere|on the side))',
    (_, c) => (c.type === 'employment-contract' ? 'The Employee may do other paid work.' : ''),
  ),
  rule(
    'exclusivity',
    '(outside (consulting|work) [is] (fine|ok|okay|allowed))',
    () => 'The Employee may do other paid work.',
  ),
  rule(
    'exclusivity',
    '(no moonlighting|no outside work|no side jobs|no second job)',
    () => 'The Employee shall not do other paid work during the employment.',
  ),

  rule(
    'benefit',
    '[{any}] [gets|get|has|have] <plans> [insurance|coverage|benefits] [from|starts?|starting|starts on|beginning|kicks in|effective] [on|after|from] (day <number>|<time>|the first of the month after <time2>)',
    (g, c) =>
      c.type === 'employment-contract'
        ? `The Employee may take part in the Employer’s ${listed(g.plans)} plan ${g.number ? `from day ${g.number}` : g.time2 ? `from the first of the month after ${g.time2}` : `after ${g.time}`} of the employment.`
        : '',
  ),
  rule(
    'workplace pay probation additional',
    '[(offer|the offer|it|the job)] [is] [contingent on|subject to|conditioned on|requires?|pass|passing|must pass] <checks> [first|required|is required|are required|before (starting|start|the start|hire|she starts|he starts|they start)|comes first|come first]',
    (g, c) =>
      c.type === 'employment-contract'
        ? `The employment is conditioned on the Employee’s passing ${checked(g)} before it begins, as far as the law allows.`
        : '',
  ),
  rule('workplace', '[it is] (part time|part-time) [position|job|work]', (_, c) =>
    c.type === 'employment-contract' ? 'The employment is part time.' : '',
  ),
  rule(
    'insurance',
    '[(he|she|they|it|<who>)] [{must}] [carry|carries|have|has|keeps|needs|maintains] [at least] (insurance [is|of] <amount> [in|of] <kind>|<amount2> [in|of] <kind2> [insurance|coverage]) [and] names? <who3> [as] [an] additional insured',
    (g, c) =>
      `${insure(g.who ?? c.payee, g.amount ?? g.amount2, covers(g.kind ?? g.kind2)).replace(/[.]$/, '')} and shall have ${g.who3} named as an additional insured.`,
  ),
  rule('insurance', 'insurance [is|of] <amount> [in|of] <kind> [coverage|insurance]', (g, c) =>
    c.type === 'rental-agreement' ? '' : insure(c.payee, g.amount, covers(g.kind)),
  ),
  rule('insurance', '<amount> [in|of] <kind> [coverage|insurance] [required]', (g, c) =>
    c.type === 'rental-agreement' ? '' : insure(c.payee, g.amount, covers(g.kind)),
  ),
  rule('insurance', "(renters|renter's) (ins|insurance) [of|is|for] [at least] <amount> [required]", (g, c) =>
    c.type === 'rental-agreement' ? `The Tenant shall carry renters insurance of ${g.amount}.` : '',
  ),
  rule(
    'insurance',
    "[(<who>|{any})] (needs?|{must}) [to] [have|carry|get|buy|keep] (renters|renter's) insurance",
    (_, c) => (c.type === 'rental-agreement' ? 'The Tenant shall carry renters insurance.' : ''),
  ),
  rule(
    'insurance',
    `[(he|she|they|it|<who>)] [{must}] (carry|carries|bring|brings|maintain|maintains|keep|keeps|have) [their own|its own|his own|her own|at least] <amount> [in|of] ${kinds} [insurance|coverage]`,
    (g, c) => insure(g.who ?? c.payee, g.amount, g.kind),
  ),
  rule(
    'insurance',
    `[(he|she|they|it|<who>)] [{must}] (carry|carries|maintain|maintains|keep|keeps|have) ${kinds} [insurance|coverage] [of|is|at|with limits of|at least] <amount>`,
    (g, c) => insure(g.who ?? c.payee, g.amount, g.kind),
  ),
  rule(
    'insurance',
    `(he|she|they|it|<who>) [{must}] (carry|carries|maintain|maintains|keep|keeps|have|has) [at least] <amount> [in|of] ${kinds} [insurance|coverage] [and|with] <who2> [is|are|will be|must be|has to be|wants to be|to be] (named|listed|added) [on it|on the policy|as [an] additional insured] [fine]`,
    (g, c) =>
      `${capital(g.who ?? c.payee)} shall carry ${g.kind ? `${g.kind} insurance` : 'insurance'} of ${g.amount} and shall have ${g.who2} named on the policy.`,
  ),
  rule('insurance', '(insurance|insurance of|insurance is) <amount>', (g, c) =>
    c.type === 'rental-agreement' ? `The Tenant shall carry insurance of ${g.amount}.` : insure(c.payee, g.amount),
  ),
  rule(
    'insurance',
    "(renters insurance|renter's insurance) [of|is] <amount>",
    (g) => `The Tenant shall carry renters insurance of ${g.amount}.`,
  ),
  rule(
    'insurance',
    "[(he|she|they|the Tenant)] {must} (carry|have|get|keep) (renters|renter's) insurance",
    () => 'The Tenant shall carry renters insurance.',
  ),
  rule(
    'insurance',
    'no insurance [required|needed|is required]',
    (_, c) => `${capital(c.type === 'rental-agreement' ? c.payer : c.payee)} is not required to carry insurance.`,
  ),
  rule(
    'indemnity',
    'no (indemnity|indemnification)',
    () => 'Neither party has a duty to indemnify the other under this Agreement.',
  ),
  rule(
    'liability',
    '(liability [is]|(his|her|its|their) liability is) (capped at|limited to) <amount>',
    (g) => `The liability of each party under this Agreement is limited to ${g.amount}.`,
  ),
  rule(
    'liability',
    'no (cap on liability|liability cap|limit on liability)',
    () => 'The liability of a party under this Agreement is not limited in amount.',
  ),
  rule('liability', 'no consequential damages', () => 'A party does not owe the other consequential damages.'),

  rule(
    'ownership',
    '({any}|<who>) (owns?|keeps?|gets?) [the] <product> [and] [but] ({any}|<who2>) keeps? [(his|her|its|their|the)] [own] <tools>',
    (g, c) =>
      /service|consult/.test(c.type)
        ? `${capital(c.payer)} owns the ${g.product}. ${capital(c.payee)} keeps its own ${g.tools}.`
        : '',
  ),
  rule(
    'ownership',
    '<who> (owns|will own|keeps) (the deliverables|the work product|the work|everything|all work product|all the work|all rights|the copyright|the ip|his work|her work|its work)',
    (g) => `${capital(g.who)} owns the work product under this Agreement.`,
  ),
  rule(
    'ownership',
    '(everything {any} makes|work product|the work product|all work product|the deliverables|the work|the ip|ip) [is|belongs to|belong to|are|owned by] <who>',
    (g) => `The work product under this Agreement belongs to ${g.who}.`,
  ),
  rule(
    'invention',
    '({any} keeps whatever {any} invents|inventions stay (hers|his|theirs)|the Employer does not own (her|his|their) inventions)',
    () =>
      'Inventions of the Employee belong to the Employee, and nothing in this Agreement assigns them to the Employer.',
  ),
  rule(
    'invention',
    '((ip|inventions|intellectual property|all ip|all inventions) [is|are|belongs? to] [all] (ours|the Employer))',
    () => 'Inventions that the Employee makes in the course of the employment belong to the Employer.',
  ),
  rule(
    'subcontract',
    '[{any}] ({cannot}|cannot|no) (sub it out|sub out|sub this out|sub the work out|sub any of it out|sub anything out|subcontract|subcontracting|subbing|subbing it out|farm it out|use subs|use subcontractors) [it|any of it|the work|any work|this] (without|unless) [a|an|the|our|my|her|his|their|its|prior|{any}] [the Client s] [prior|advance|written] (ok|okay|okays|oks|consent|consents|approval|approves|permission|agrees|say so) [it] [in writing|first|in advance|in writing first]',
    (_, c) =>
      `${capital(c.payee)} shall not subcontract any of the Services without ${c.payer}’s prior written consent.`,
  ),
  rule(
    'subcontract',
    '(no (subcontractors|subcontracting|subs))',
    (_, c) => `${capital(c.payee)} shall not use subcontractors.`,
  ),
  rule(
    'subcontract',
    '(subs|subcontractors|subcontracting) [are|is] (ok|okay|fine|allowed) with [written] consent',
    (_, c) => `${capital(c.payee)} may use subcontractors with ${c.payer}’s consent.`,
  ),
  rule(
    'subcontract',
    '(<who> {can} subcontract|(subs|subcontractors|subcontracting) [are|is] (ok|okay|fine|allowed))',
    (_, c) => `${capital(c.payee)} may use subcontractors.`,
  ),
  rule(
    'leave',
    '[{any}] ({cannot}|cannot|only|up to|max|maximum) carry over [more than|at most|only|up to|max] <time> [a year|each year|per year|to the next year]',
    (g) => `No more than ${g.time} of paid time off may be carried over to the next year.`,
  ),
  rule('leave', '(unlimited (PTO|vacation|paid time off))', () => 'Paid time off is not limited to a number of days.'),
  rule(
    'leave',
    '<time> [of] [paid] (PTO|vacation|paid time off)',
    (g) => `The Employee has ${g.time} of paid time off a year.`,
  ),
]

/** 'A background check and a drug screen'. */
const checked = ({ checks = '' }: Record<string, string>): string =>
  checks
    .replace(/\ban? /gi, '')
    .toLowerCase()
    .split(' and ')
    .map((one) => (one.endsWith('s') ? one : `a ${one}`))
    .join(' and ')
/** 'Health, dental and vision'. */
const listed = (plans = ''): string => {
  const all = plans.toLowerCase().split(/ (?:and )?/)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
const radius = (miles = '', time = '', place = '') =>
  `For ${time} after the employment ends, the Employee shall not compete with the Employer within ${miles} miles${place && ` of ${place}`}.`
const inFull: Readonly<Record<string, string>> = {
  'e&o': 'professional liability',
  'e and o': 'professional liability',
  gl: 'general liability',
  cgl: 'commercial general liability',
  wc: 'workers’ compensation',
  'workers comp': 'workers’ compensation',
}
const covers = (kind = '') => inFull[kind.toLowerCase()] ?? kind.toLowerCase()
const solicit = (time = '', whom: string) =>
  `For ${time} after the employment ends, the Employee shall not solicit ${whom}.`
const insure = (who: string, amount = '', kind = '') =>
  `${capital(who)} shall carry ${kind ? `${kind} insurance` : 'insurance'} of ${amount}.`
