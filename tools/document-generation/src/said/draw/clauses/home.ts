import { capital, of, type Rule, rule } from '../rule.ts'

const okay = '(ok|okay|fine|allowed|permitted|all right|alright)'
const consent =
  "(asking|asking first|consent|written consent|permission|written permission|approval|(his|her|our|their|my|the Landlord's) (okay|ok|consent|permission|approval))"
const owner = '(the Landlord|he|she|they|we|I)'

const noticeToEnter = `[${owner} [must] (gives?|needs?)] [at least] <time> {written} notice (to (enter|come in)|for entry|of entry) [the (Premises|unit|house|apartment)]`

/** How a home is lived in. */
export const home: Rule[] = [
  rule(
    'pet',
    '(no (pets|animals) [at all|ever|allowed|period|whatsoever]|(pets|animals) [are] (none|no|not (allowed|permitted)|prohibited))',
    () => 'The Tenant shall not keep a pet in the Premises.',
  ),
  rule('pet', `(pets|animals) [are|is] ${okay}`, () => 'The Tenant may keep pets in the Premises.'),
  rule(
    'pet',
    `<pets> [is|are] ${okay} [but] no (other (pets|animals)|others)`,
    (g) => `The Tenant may keep ${pets(g.pets)} in the Premises, and no other pet.`,
  ),
  rule(
    'pet',
    `<pets> [is|are] ${okay} [but] no dogs`,
    (g) => `The Tenant may keep ${pets(g.pets)} in the Premises. Dogs are not allowed.`,
  ),
  rule(
    'pet',
    `<pets> [is|are] ${okay} [but] no cats`,
    (g) => `The Tenant may keep ${pets(g.pets)} in the Premises. Cats are not allowed.`,
  ),
  rule('pet', `<pets> [is|are] ${okay}`, (g) => `The Tenant may keep ${pets(g.pets)} in the Premises.`),
  rule(
    'pet',
    `[up to] <pets> [is|are] ${okay} [with|for] [a|an] [refundable] (<amount> [refundable] pet deposit|pet deposit [of|is] <amount2>)`,
    (g) =>
      `The Tenant may keep ${pets(g.pets)} in the Premises and shall pay a pet deposit of ${g.amount ?? g.amount2}.`,
  ),
  rule(
    'pet',
    `[up to] <pets> [is|are] ${okay} [with|for] [a|an] [one-time] (nonrefundable|non-refundable) (<amount> pet (fee|deposit)|pet (fee|deposit) [of|is] <amount2>)`,
    (g) =>
      `The Tenant may keep ${pets(g.pets)} in the Premises and shall pay a fee of ${g.amount ?? g.amount2} for it that is not refunded.`,
  ),
  rule(
    'pet',
    `<pets> [is|are] ${okay} [for|at] [an extra|an additional|extra] <amount> (a|per|each) month [for (the|each) (cats?|dogs?|pets?)]`,
    (g) =>
      `The Tenant may keep ${pets(g.pets)} and shall pay ${g.amount} a month for ${/s$/.test(g.pets ?? '') ? 'them' : 'it'} in addition to the rent.`,
  ),
  rule(
    'pet',
    '<pets> (under|up to) <number> pounds',
    (g) => `The Tenant may keep ${pets(g.pets)} that weighs less than ${g.number} pounds in the Premises.`,
  ),

  rule(
    'smoking',
    'no smoking [anywhere] (inside|in the unit|in the house|in the apartment|indoors) [and|or] (vape neither|vaping neither|vapes either|no vaping [either]|no vapes [either]|nor vaping|vaping too)',
    () => 'Smoking and vaping are not permitted inside the Premises.',
  ),
  rule('smoking', 'no smoking', () => 'Smoking is not permitted in the Premises.'),
  rule(
    'smoking',
    'no (smoking or vaping|vaping or smoking)',
    () => 'Smoking and vaping are not permitted in the Premises.',
  ),
  rule(
    'smoking',
    'no smoking [anywhere] (inside|in the unit|in the house|in the apartment|indoors)',
    () => 'Smoking is not permitted inside the Premises.',
  ),
  rule(
    'smoking',
    'no (smoking or vaping|vaping or smoking) [anywhere] (inside|in the unit|in the house|in the apartment|indoors)',
    () => 'Smoking and vaping are not permitted inside the Premises.',
  ),
  rule(
    'smoking',
    'no smoking (anywhere|anywhere on the property|on the property|on the premises)',
    () => 'Smoking is not permitted anywhere on the property.',
  ),
  rule('smoking', `smoking [is] ${okay} (outside|outdoors)`, () => 'Smoking is permitted outside only.'),
  rule(
    'smoking',
    `(smoking on the (balcony|porch|patio) [is] ${okay}|{any} {can} smoke on the (balcony|porch|patio))`,
    () => '',
  ),

  rule(
    'occupancy',
    '[overnight] guests [stay] [for] <time> (max|maximum|tops|at most|limit)',
    (g) => `A guest of the Tenant may stay no more than ${g.time}.`,
  ),
  rule(
    'repair',
    '(snow|snow removal|shoveling) [is] [on] [the] <side> [and] (lawn|lawn care|the lawn|yard|yard work|mowing) [is] [on] [the] <side2>',
    (g) => `${capital(sideOf(g.side))} shall remove snow. ${capital(sideOf(g.side2))} shall care for the lawn.`,
  ),
  rule(
    'pet',
    '<pets> [<called>] [is|are] (ok|okay|fine|allowed) [with|plus|and] [a] <amount> pet (dep|deposit) [is] [<refund>] [and] [no (dogs|cats|other pets|others)|nothing else]',
    (g) =>
      `The Tenant may keep ${pets(g.pets)}${g.called ? ` (${g.called})` : ''} and no other pet, and shall pay a pet deposit of ${g.amount}${g.refund ? `, which is ${/non|not/i.test(g.refund) ? 'not ' : ''}refundable` : ''}.`,
  ),
  rule(
    'occupancy',
    '[overnight] guests [can|may] [stay] [for] (no more than|up to|at most|max|maximum) <time> [in a row|at a time]',
    (g) => `A guest of the Tenant may stay no more than ${g.time}.`,
  ),
  rule(
    'occupancy',
    'no [overnight] guests (more than|over|for more than|longer than) <time>',
    (g) => `A guest of the Tenant may stay overnight no more than ${g.time}.`,
  ),
  rule(
    'occupancy',
    'no [overnight] guests (more than|over|for more than|longer than) <time> in a row',
    (g) => `A guest of the Tenant may stay no more than ${g.time} in a row.`,
  ),
  rule('occupancy', 'no overnight guests', () => 'The Tenant shall not have overnight guests.'),
  rule(
    'occupancy',
    '{any} {can} have [a] (roommate|roommates) if {any} (approve|approves|agree|agrees|ok|oks)',
    () => 'The Tenant may have a roommate with the Landlord’s consent.',
  ),

  rule(
    'sublet',
    `{any} {cannot} sublet [it|the (place|unit|apartment)] without ${consent}`,
    () => 'The Tenant shall not sublet the Premises without the Landlord’s consent.',
  ),
  rule(
    'sublet',
    '(no (subletting|sublets|subleasing|subleases)|{any} {cannot} sublet)',
    () => 'The Tenant shall not sublet the Premises.',
  ),
  rule(
    'sublet',
    '(no (subletting or airbnb|airbnb or subletting))',
    () => 'The Tenant shall not sublet the Premises or offer them on Airbnb.',
  ),
  rule(
    'sublet',
    `(the Tenant {can} (sublet|sublease)|(subletting|subleasing) [is] ${okay})`,
    () => 'The Tenant may sublet the Premises.',
  ),
  rule(
    'sublet',
    `(sublet|subletting|sublease) [is] ${okay} with written consent`,
    () => 'The Tenant may sublet the Premises with the Landlord’s written consent.',
  ),
  rule(
    'sublet',
    `(sublet|subletting|sublease) [is] ${okay} with consent`,
    () => 'The Tenant may sublet the Premises with the Landlord’s consent.',
  ),

  rule(
    'utility',
    '[utilities] [the] Landlord (pays|does|covers|is) <utilities> [and] [the] Tenant [is|on] <utilities2>',
    (g) => `The Landlord shall pay for ${series(g.utilities)}. The Tenant shall pay for ${series(g.utilities2)}.`,
  ),
  rule(
    'utility',
    '([all] utilities [are] (included|paid)|the Landlord (pays|covers) all [of the] utilities)',
    () => 'The Landlord shall pay for all utilities.',
  ),
  rule(
    'utility',
    '(the Tenant (pays|covers) all [of the] (utilities|utils)|utilities are on the Tenant|the Tenant (pays|covers) (utilities|utils))',
    () => 'The Tenant shall pay for all utilities.',
  ),
  rule(
    'utility',
    '[utilities] the Landlord (pays|does|covers) <utilities> [and] [the Tenant (pays|does|covers) (the rest|everything else|all others|the others|all the rest)]',
    (g) => `The Landlord shall pay for ${series(g.utilities)}. The Tenant shall pay for all other utilities.`,
  ),
  rule(
    'utility',
    '[utilities] the Tenant (pays|does|covers) <utilities> [and] the Landlord (pays|does|covers) <utilities2>',
    (g) => `The Tenant shall pay for ${series(g.utilities)}. The Landlord shall pay for ${series(g.utilities2)}.`,
  ),
  rule(
    'utility',
    '[utilities] the Landlord (pays|does|covers) <utilities> [and] the Tenant (pays|does|covers) <utilities2>',
    (g) => `The Landlord shall pay for ${series(g.utilities)}. The Tenant shall pay for ${series(g.utilities2)}.`,
  ),
  rule(
    'utility',
    '[utilities] the Tenant (pays|does|covers) <utilities> [and] the Landlord (pays|does|covers) (the rest|everything else|all others|the others|all the rest)',
    (g) => `The Tenant shall pay for ${series(g.utilities)}. The Landlord shall pay for all other utilities.`,
  ),
  rule(
    'utility',
    'the Landlord (pays|covers) (everything|all utilities) (but|except) <utilities>',
    (g) => `The Tenant shall pay for ${series(g.utilities)}. The Landlord shall pay for all other utilities.`,
  ),
  rule('utility', '<utilities> [is|are] included', (g) => `The Landlord shall pay for ${series(g.utilities)}.`),

  rule(
    'entry',
    `${owner} (can|may) (come in|come over|enter|enter it|enter the Premises|come into the (room|unit|house)) [only] (on|with|after) <time> {written} notice`,
    (g) => `The Landlord may enter the Premises only on ${of(g.time)} notice.`,
  ),
  rule(
    'entry',
    `[${owner} [must] gives?] [at least] <time> {written} notice before (the Landlord (comes|enters|goes|stops) [in|by|over]|coming in|entering|entry)`,
    (g) => `The Landlord shall give the Tenant ${of(g.time)} notice before entering the Premises.`,
  ),
  rule(
    'entry',
    `${owner} [must] gives? <time> [notice] before (coming in|entering|entry)`,
    (g) => `The Landlord may enter the Premises only on ${of(g.time)} notice.`,
  ),
  rule(
    'entry',
    noticeToEnter,
    (g) => `The Landlord shall give the Tenant ${of(g.time)} notice before entering the Premises.`,
  ),
  rule(
    'entry',
    `${noticeToEnter} (except|unless|other than|but not|except for) [in|for|it is] [an] (emergency|emergencies)`,
    (g) =>
      `The Landlord shall give the Tenant ${of(g.time)} notice before entering the Premises, except in an emergency.`,
  ),
  rule(
    'repair',
    '<who> (does|handles|makes|pays for) all [the] repairs',
    (g) => `${capital(g.who)} shall make all repairs.`,
  ),
  rule(
    'repair',
    '<who> (does|handles|takes care of) the (snow and the lawn|lawn and the snow|snow and lawn|lawn and snow)',
    (g) => `${capital(g.who)} shall remove snow and care for the lawn.`,
  ),
  rule(
    'repair',
    '<who> (shovels|shovels the|does the|handles the|removes the) snow',
    (g) => `${capital(g.who)} shall remove snow.`,
  ),
  rule(
    'repair',
    '<who> (mows|mows the lawn|does the lawn|does the yard|cuts the grass)',
    (g) => `${capital(g.who)} shall care for the lawn.`,
  ),
  rule(
    'repair',
    '<who> (fixes|repairs|pays for) (anything|everything|repairs) (under|below|up to|less than) <amount>',
    (g) => `${capital(g.who)} shall make each repair that costs less than ${g.amount}.`,
  ),
  rule(
    'repair',
    '<who> (fixes|repairs|pays for) (anything|everything|repairs) (over|above|more than) <amount>',
    (g) => `${capital(g.who)} shall make each repair that costs more than ${g.amount}.`,
  ),
  rule(
    'parking',
    '<number> [parking] (spots?|spaces?|stalls?) [in|on|at] [the] <spot> [and] [but] no <vehicles>',
    (g) =>
      `The Tenant may use ${g.number} parking ${g.number === '1' ? 'space' : 'spaces'} in the ${(g.spot ?? '').toLowerCase()} and shall not park ${(g.vehicles ?? '').replace(/^rvs?$/i, 'an RV')} there.`,
  ),
  rule('parking', 'no parking', () => 'The Premises come without a parking space.'),
  rule(
    'parking',
    '(parking|parking is|parking for) <number> (space|spaces|spot|spots|car|cars)',
    (g) => `The Tenant may use ${g.number} parking ${g.number === '1' ? 'space' : 'spaces'}.`,
  ),
  rule(
    'parking',
    '(parking|parking is) <number> (space|spot) [number] #?<number2>',
    (g) => `The Tenant may use ${g.number} parking space, number ${g.number2}.`,
  ),
  rule(
    'alteration',
    `{any} {cannot} (paint|alter anything|make changes|make alterations) without ${consent}`,
    () => '',
  ),
  rule(
    'alteration',
    `({cannot}|cannot) paint without ${consent}`,
    () => 'The Tenant shall not paint the Premises without the Landlord’s consent.',
  ),
  rule(
    'alteration',
    'the Tenant {can} paint and put up shelves',
    () => 'The Tenant may paint the Premises and put up shelves.',
  ),
  rule('alteration', 'the Tenant {can} paint', () => 'The Tenant may paint the Premises.'),
]

const sideOf = (side = '') =>
  /^(?:ll|landlords?|owners?|me|us|mine|ours)$/i.test(side) ? 'the Landlord' : 'the Tenant'
const pets = (words = '') =>
  words
    .toLowerCase()
    .replace(/^1 |^one /, 'one ')
    .replace(/^(?=cat$|dog$|bird$)/, 'a ')
const series = (words = '') => {
  const each = words
    .toLowerCase()
    .replace(/water\/trash/, 'water and trash')
    .split(/ and | (?!water$)(?=\S)/)
  const all = each.map((one) => (one === 'electric' ? 'electricity' : one))
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
