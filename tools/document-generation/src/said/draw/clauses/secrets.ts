import { capital, type Rule, rule } from '../rule.ts'

const fees = "(attorney fees|attorney's fees|attorneys' fees|attorneys fees|legal fees|lawyer's fees|lawyers' fees)"
const court = '[the] (court|courts)'

/** What is kept in confidence, and how disputes are settled. */
export const secrets: Rule[] = [
  rule(
    'confidentiality protection',
    '(no|skip the|without|leave out the) (confidentiality|NDA|confidentiality clause|confidentiality stuff)',
    () => 'Neither party has a duty of confidentiality under this Agreement.',
  ),
  rule(
    'protection confidentiality',
    '([keep] [everything|it] confidential|confidentiality [is|lasts]|it lasts|[the] (duty|obligation) lasts|term) [for] <time>',
    (g) => `The obligations of confidentiality continue for ${g.time}.`,
  ),
  rule(
    'protection confidentiality',
    '[everything [is]] confidential forever',
    () => 'The obligations of confidentiality continue without limit of time.',
  ),
  rule(
    'protection confidentiality',
    '(confidentiality has no end date|confidentiality (never ends|is forever|does not end)|[the] (duty|obligation) never expires)',
    () => 'The obligations of confidentiality continue without limit of time.',
  ),
  rule(
    'protection confidentiality',
    'confidentiality (ends|lasts|is for|continues for|runs) <time> after (he|she|the Employee|they) (leaves|leave|quits)',
    (g) => `The obligations of confidentiality continue for ${g.time} after the employment ends.`,
  ),
  rule(
    'return',
    '{any} do not have to return anything',
    () => 'The Recipient is not required to return or destroy Confidential Information.',
  ),
  rule(
    'return',
    '(destroy do not return|destroy [it|everything] [and] do not return [it])',
    () => 'The Recipient shall destroy Confidential Information and is not required to return it.',
  ),
  rule(
    'protection confidentiality',
    '[confidentiality] [lasts|survives|continues] [for] <time> after [the] (end|termination|[the|this] (agreement|contract) ends|it ends|expiration)',
    (g) => `The obligations of confidentiality continue for ${g.time} after this Agreement ends.`,
  ),
  rule(
    'return',
    '[return (or|and) destroy|destroy or return|return] [it|everything|all of it|all materials|[all] [copies|information|confidential information|materials]] (on|upon|at) [written] request [and] (within|in) <time>',
    (g) =>
      `The Recipient shall return or destroy the Confidential Information within ${g.time} after a written request.`,
  ),
  rule(
    'return',
    '(return (or|and) destroy|destroy or return|return) [it|everything|all of it|all materials|[all] [copies|information|confidential information|materials]] within <time> (of|after) [a|the] [written] request',
    (g) =>
      `The Recipient shall return or destroy the Confidential Information within ${g.time} after a written request.`,
  ),
  rule('return', '(they|the Recipient|(each|either) (party|side)) {can} keep (one|1|an|a) [archival] copy', () => ''),
  rule(
    'injunction',
    '(no injunctions?|neither (side|party) can get an injunction)',
    () => 'A breach of this Agreement does not entitle a party to an injunction.',
  ),
  rule(
    'injunction',
    '(money damages only|damages only)',
    () => 'Money damages are the only remedy for a breach of this Agreement.',
  ),
  rule(
    'injunction',
    'liquidated damages [of|are] <amount> (per|for each|a) breach',
    (g) => `A party that breaches this Agreement shall pay liquidated damages of ${g.amount} for each breach.`,
  ),
  rule(
    'injunction',
    '(injunctive relief|injunction|injunctions) without [a] bond',
    () => 'A party may seek an injunction against a breach of this Agreement without posting a bond.',
  ),
  rule('license', 'no license', () => 'Nothing in this Agreement grants a license.'),
  rule(
    'legalFee',
    `(loser pays [the] [other's] ${fees}|(the prevailing party|prevailing party|winner) gets [its|their] ${fees})`,
    () =>
      'The prevailing party in a dispute under this Agreement is entitled to recover its attorney’s fees from the other.',
  ),
  rule(
    'legalFee',
    `([reasonable] (${fees}|fees|costs|fees and costs) [go|goes|are paid|awarded] (to|for) [the] (prevailing|winning) (party|side)|loser pays [all|everything|(${fees})]|[the] losing (party|side) pays [the] [other's|winner's|other side's|prevailing party's] ${fees}|[the] (prevailing|winning) (party|side) (recovers|collects|is awarded) [its|reasonable] ${fees})`,
    () =>
      'The prevailing party in a dispute under this Agreement is entitled to recover its attorney’s fees from the other.',
  ),
  rule(
    'legalFee',
    `(each|either) (side|party) pays (its|their) own (${fees}|lawyer|lawyers|attorney|attorneys)`,
    () => 'Each party shall bear its own attorney’s fees.',
  ),
  rule(
    'arbitration',
    '[there is] no arbitration [courts only]',
    () => 'Neither party is required to arbitrate a dispute under this Agreement.',
  ),
  rule(
    'arbitration',
    '(arbitrate|arbitration|arbitrated|disputes are arbitrated) in <place>',
    (g) => `The parties shall arbitrate any dispute under this Agreement in ${place(g.place)}.`,
  ),
  rule(
    'arbitration',
    '(all|any) disputes? (go|goes|are subject|is subject) to arbitration',
    () => 'The parties shall arbitrate any dispute under this Agreement.',
  ),
  rule(
    'arbitration',
    `(all|any) (fight|fights|dispute|disputes|lawsuit|lawsuits) (goes|go|is|are) (to|in) ${court} (in|of) <place> [not arbitration]`,
    (g) => `The courts in ${place(g.place)} decide any dispute under this Agreement.`,
  ),
  rule(
    'arbitration',
    `mediation first [and] [then] ${court} (in|of) <place>`,
    (g) =>
      `The parties shall mediate a dispute under this Agreement before either of them brings it to the courts in ${place(g.place)}.`,
  ),
  rule(
    'amendment',
    '(amendments can be oral|changes do not have to be in writing|(the parties|we) can (change|amend) (this|it) orally)',
    () => 'The parties may amend this Agreement orally.',
  ),
  rule(
    'amendment',
    '(we|the parties|{any}) can (change|amend) (this|it) by (e-mail|email)',
    () => 'The parties may amend this Agreement by e-mail.',
  ),
  rule(
    'assignment',
    '(no assignment|not assignable|neither (party|side) can assign [it|this])',
    () => 'Neither party may assign this Agreement.',
  ),
  rule(
    'assignment',
    '(<who> {can} assign (it|this|the agreement)|<who> {can} assign)',
    (g) => `${capital(g.who)} may assign this Agreement.`,
  ),
]

const place = (words = '') => words.trim().replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
