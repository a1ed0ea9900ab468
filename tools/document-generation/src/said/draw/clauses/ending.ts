import { capital, of, type Rule, rule } from '../rule.ts'

/** Who may end a contract, when, on what notice; and how it renews. */
export const ending: Rule[] = [
  rule(
    'ending',
    '{either} [{can}|{must}|to] [{end}|give|gives] {it} [at any time|any time|for any reason|without cause] [with|on|upon|by giving|gives?|by] {written} <time> {written} notice',
    (g, c) => either(g.time, c.bond),
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
    'no renewal [and] [no holdover]',
    () => 'This Agreement does not renew when its term ends, and the term is not extended by holding over.',
  ),
  rule('renewal', '[then|after that|and then] [it is|it goes|goes] month to month [after that|thereafter]', (_, c) =>
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

  rule('duration', '[it is|for|term] [for] [a|fixed term] [of] <time> [contract|term|agreement|deal]', (g, c) =>
    c.type === 'employment-contract'
      ? `The term of the employment is ${g.time}.`
      : `The term of this Agreement is ${g.time}.`,
  ),
]

const unitOf = (time = '') => time.replace(/^\d+ /, '').replace(/(?<!s)$/, 's')
const either = (time: string | undefined, bond: string) => `Either party may end ${bond} on ${of(time)} written notice.`
const length = (time: string | undefined, bond: string) =>
  `A party that ends ${bond} shall give the other ${of(time)} written notice.`
const two = (one = '', time = '', other = '', time2 = '', bond: string) =>
  `${capital(one)} may end ${bond} on ${of(time)} written notice, and ${other} on ${of(time2)} written notice.`
