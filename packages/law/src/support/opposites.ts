import { stemmer } from 'stemmer'

/** Words of legal English that say the opposite of each other where they stand in the same place: each of one side, of each of the other. */
const telling = `
  affirm uphold upheld sustain sustained | reverse vacate overturn quash annul void strike struck invalidate
  grant granted allow allowed approve accept | deny denied refuse reject disallow withhold decline
  permit allow authorize entitle enable | prohibit forbid forbidden forbade bar preclude ban disallow
  require compel oblige must mandate | prohibit forbid forbidden excuse waive exempt
  mandatory compulsory obligatory | optional discretionary voluntary permissive
  include included inclusive | exclude excluded exclusive omit
  liable responsible guilty | immune innocent exempt blameless acquitted
  convict conviction | acquit acquittal
  guilt | innocence
  always invariably ever | never seldom rarely
  increase enlarge expand extend raise enhance | decrease reduce diminish lessen lower curtail
  broad wide expansive liberal general | narrow strict restrictive specific
  broadly liberally generally | narrowly strictly specifically
  civil | criminal
  subject | object
  plaintiff petitioner appellant claimant | defendant respondent appellee
  creditor lender | debtor borrower
  landlord lessor | tenant lessee
  buyer purchaser vendee | seller vendor
  employer | employee
  majority | minority
  maximum most ceiling | minimum least floor
  present presence | absent absence
  admit admitted concede | deny exclude dispute contest
  confirm establish prove | refute disprove rebut
  satisfy meet fulfill | fail miss breach
  comply obey observe | violate disobey breach flout
  succeed success prevail win | fail failure lose
  consistent compatible | contrary inconsistent incompatible
  sufficient adequate ample enough | insufficient inadequate lacking deficient
  public | private
  federal national | state local
  direct | indirect collateral
  prospective prospectively | retroactive retroactively retrospective
  express explicit | implied implicit
  final | interlocutory provisional interim
  mandatory | directory
  strong strengthen | weak weaken
  favor favorable benefit support for | disfavor adverse oppose against harm
  advantage | disadvantage
  gain profit | loss
  accept adopt embrace | reject repudiate abandon decline
  create impose | abolish eliminate remove lift
  commence begin start open | terminate end cease close conclude
  before prior precede earlier previous previously | after subsequent follow later subsequently
  continue | cease discontinue stop
  high higher heavy great greater large larger | low lower light slight small smaller less
  early | late
  long lengthy | short brief
  easy easily simple | difficult hard
  possible able capable | impossible unable incapable
  same alike similar identical | different distinct dissimilar
  true | false
  lawful legal licit | illegal unlawful criminal
  major | minor
  active | passive
  internal domestic | external foreign
  temporary | permanent
  intentional willful deliberate knowing | accidental inadvertent negligent
  mutual bilateral | unilateral
  constitutional | unconstitutional
  mandatory | elective
  join | sever separate
  attach | detach
  arrive enter | depart leave exit
  remember | forget
  buy purchase | sell
  give | take receive
  pay | collect
  positive affirmative | negative
  superior | inferior
  senior | junior
  plenary full whole complete entire | partial limited incomplete
  competent | incompetent
  solvent | insolvent bankrupt
  vest | divest
  enforce | nullify
  ratify | repudiate rescind
  enact | repeal
  appear appearance | default
  appoint hire | remove dismiss discharge
  arrest detain | release free
  conceal hide | disclose reveal
  encourage promote | discourage deter inhibit
  ambiguous vague obscure | clear plain unambiguous
  necessary essential needed | unnecessary needless
  relevant material pertinent | irrelevant immaterial
  rational reasonable sound | arbitrary capricious irrational unreasonable
  voluntary consensual | coerced involuntary forced`

/** The same of words that say how things hang together. */
const joining = `
  before until | after since
  more most greater over above | less fewer least under below
  all every each any both everything everyone | no none neither nothing nobody
  always | never
  with | without
  if when where | unless
  within inside | outside beyond without
  only solely | even
  because | although though despite
  first | last
  must shall | may might
  either | neither
  for | against
  former | latter
  many much | few little
  up | down`

function pairsOf(list: string): ReadonlyMap<string, ReadonlySet<string>> {
  const pairs = new Map<string, Set<string>>()
  const add = (one: string, other: string) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other))
  for (const line of list.trim().split('\n')) {
    const [left = [], right = []] = line.split('|').map((side) => side.trim().split(/\s+/).map(stemmer))
    for (const one of left)
      for (const other of right) {
        if (one === other) continue
        add(one, other)
        add(other, one)
      }
  }
  return pairs
}

const pairs = pairsOf(telling + joining)

/** Whether two stems say the opposite where one stands in the place of the other: 'before' and 'after', 'tenant' and 'landlord'. */
export const areOppositeInPlace = (one: string, other: string): boolean =>
  isNegated(one, other) || isNegated(other, one) || pairs.get(one)?.has(other) === true

/** Who does it, and to whom it is done: 'mortgagor' and 'mortgagee', 'appellant' and 'appellee'. */
export const areOppositeRoles = (one: string, other: string): boolean => isRole(one, other) || isRole(other, one)

const isRole = (doer: string, done: string): boolean => {
  const [root] = /^\p{L}{3,}(?=ees?$)/u.exec(done) ?? []
  return root !== undefined && doer.startsWith(root) && /^(?:or|er|ant)s?$/.test(doer.slice(root.length))
}

const isNegated = (plain: string, negated: string): boolean =>
  plain.length > 2 &&
  negated.endsWith(plain) &&
  /^(?:un|in|im|ir|il|non|dis|mis|anti|counter|de|a)$/.test(negated.slice(0, -plain.length))
