import { givenNames, isToChoose, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { body as bodyName, endsWithKind, given, kin, kind, moreKinds, person } from '../name-shapes.ts'

/** Fields that hold a party of a paper. */
const ofParty =
  /^(?:borrower|lender|seller|buyer|landlord|tenant|client|provider|consultant|employer|employee)Name$|^(?:first|second)Party$|^(?:plaintiff|defendant)$/
/** Fields that hold a body or a person. */
const ofName =
  /^(?!(?:attorney|affiant|applicant|candidate|recommender|recipient|addressed|sender|agent|principal|employee)Name$).*(?:Name|Party|Company|Institution)$|^(?:plaintiff|defendant|responder)$/

const and = '(?:,? (?:and|&|\\+) )'
const dba = '(?:,? ?\\(?(?:d/b/a|dba|(?:does|doing|do) business as|trading as|D/B/A|DBA)\\.? )'
/** ' and his wife Carol Tate', ' and Pete’s brother Stan Kowalski'. */
const behindKin = new RegExp(
  `^${and}(?:(?:his|her|their|my|our|\\p{Lu}\\p{Ll}+['’]s) )${kin},? (?<more>${person})(?![\\p{L}'’-])(?!,? (?:who|as|will|is)\\b(?! (?:are|sell|rent|own|both)))`,
  'u',
)
/** ' and his wife Lila', of whom the notes give no more. */
const behindSpouse = new RegExp(
  `^${and}(?:(?:his|her|their|my) )(?:wife|husband|spouse),? (?<more>${given})(?![\\p{L}'’-]| \\p{Lu}| (?:will|is|who))`,
  'u',
)
const behind = new RegExp(
  `^${and}(?<more>${person})(?![\\p{L}'’-])(?!,? (?:${kind}|Company|will|is|has)(?![\\p{L}\\d]))`,
  'u',
)
const before = new RegExp(`(?<more>${person}|${given})${and}(?:(?:his|her|their|my|our) ${kin},? )?$`, 'u')
const tradesAs = new RegExp(
  `^${dba}(?<as>(?:the )?\\p{Lu}[\\p{L}\\d’'&.-]*(?: (?:of|and|&|the)(?= \\p{Lu})| \\p{Lu}[\\p{L}\\d’'&.-]*){0,6})`,
  'u',
)
const tradesBefore = new RegExp(`(?<who>(?:${given}${and})?${person})${dba}$`, 'u')

/** 'Moss & Hale Co.': one body. */
const joinedBody = new RegExp(` & \\p{Lu}\\p{L}{1,24}(?: \\p{L}{1,24})?,? ${kind}(?!\\p{L})`, 'u')
const wholePerson = new RegExp(`^${person}$`, 'u')
const isPerson = (name: string): boolean =>
  wholePerson.test(name) &&
  !endsWithKind.test(name) &&
  !/\b(?:Company|Bank|Trust|Association|Church|School)$/.test(name)
const stopless = (name: string): string => name.replace(/(?<=\p{Ll}{3})\.$/u, '')

/** ' Lender Inc.' behind 'First Prairie': a word for a part that is within the name of a body. */
const partWithin = new RegExp(
  `^ (?:Lender|Borrower|Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Owner|Agent|Contractor)s?(?: \\p{Lu}[\\p{L}’'&-]{1,24}){0,4},? ${kind}(?![\\p{L}])`,
  'u',
)
const withPart = (text: string, name: string): string => {
  const at = text.indexOf(`${name} `)
  const more =
    at < 0 || endsWithKind.test(name)
      ? ''
      : (partWithin.exec(text.slice(at + name.length, at + name.length + 120))?.[0] ?? '')
  return `${name}${more}`
}
/** 'Larkspur Property Group, they're an LLC': what kind of body a name without one is. */
const kindTold =
  /^,? ?(?:\(|(?:they['’]re|it['’]s|he['’]s|which is|who are|that['’]s|is|are) )?an? (?<kind>LLC|limited liability company|corporation|nonprofit corporation|general partnership|limited partnership|nonprofit|sole proprietorship)(?![\p{L}’'-]| (?:that|which|owned))/iu
const plainKind: Readonly<Record<string, string>> = {
  llc: 'limited liability company',
  nonprofit: 'nonprofit corporation',
}
const withKindTold = (text: string, name: string): string => {
  const at = text.indexOf(name)
  const told =
    at < 0 || isPerson(name) || endsWithKind.test(name)
      ? ''
      : (kindTold.exec(text.slice(at + name.length, at + name.length + 60))?.groups?.kind?.toLowerCase() ?? '')
  return told === '' || told === 'sole proprietorship' ? name : `${name}, a ${plainKind[told] ?? told}`
}
/** 'Ms. Erin Thornbury' is a party by her name. */
const untitled = (name: string): string => name.replace(/^(?:Mr|Mrs|Ms|Miss)\.? (?=\p{Lu}[\p{L}’'-]+ \p{Lu})/u, '')

/** A name with all of the kind of its body that stands behind it in the notes. */
function withKind(text: string, name: string): string {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const more = moreKinds.exec(text.slice(at + name.length, at + name.length + 40))?.[0]
    if (more) return `${name}${more}`
  }
  return name
}

/** ', Naperville, thru his S-corp Mehrotra Process Group Inc.': the body through which somebody deals is the party. */
const dealsThrough = new RegExp(
  `^(?:,? (?:of|in) [\\p{Lu}][\\p{L} ]{1,24}|, \\p{Lu}[\\p{L} ]{1,24}(?:, \\p{Lu}{2})?)?,? (?:through|thru|via|by way of) (?:his|her|their|its) (?:own )?(?:[SC][- ]?corp(?:oration)?|company|corporation|LLC|PLLC|P\\.?C\\.?|firm|business|entity|outfit),? (?<through>${bodyName})(?![\\p{L}])`,
  'u',
)

/** Who else is the party at the place where it was read: spouses, two sellers, and the name under which somebody trades. */
function withOthers(text: string, at: number, name: string, isTaken: (other: string) => boolean): string {
  const ahead = text.slice(Math.max(0, at - 90), at)
  const rest = text.slice(at + name.length, at + name.length + 120)
  const alias = tradesBefore.exec(ahead)?.groups?.who
  if (alias) return `${alias} d/b/a ${name}`
  const through = isPerson(name) ? dealsThrough.exec(rest)?.groups?.through : undefined
  if (through && !isTaken(through)) return through
  const as = tradesAs.exec(rest)?.groups?.as
  if (as) return `${name} d/b/a ${stopless(as)}`
  const related = (behindKin.exec(rest) ?? behindSpouse.exec(rest))?.groups?.more
  if (related && !isTaken(related)) return `${name} and ${related}`
  // 'between Ann Lee and Bo Cruz': one and the other, and no pair.
  if (/\bbetween (?:\p{L}+ ){0,3}$/u.test(ahead)) return name
  const next = isPerson(name) || /(?:C|P|Inc|Co|Corp|Ltd)\.?$/.test(name) ? behind.exec(rest)?.groups?.more : undefined
  if (next && !isTaken(next) && !/\bbetween\b[^.;\n]{0,80}$/u.test(ahead)) return `${name} and ${next}`
  const prior = isPerson(name) ? before.exec(ahead) : null
  const first = prior?.groups?.more
  if (!first || isTaken(first)) return name
  if (/\bbetween (?:\p{L}+ ){0,3}$/u.test(ahead.slice(0, prior.index))) return name
  return `${first} and ${name}`
}

/** 'Ann Lee and Ann's brother Bo Lee': who they are to each other is no name. */
const ofKin = new RegExp(`(?<=\\band )(?:(?:his|her|their|my|our|\\p{Lu}\\p{Ll}+['’]s) )?${kin},? (?=\\p{Lu})`, 'gu')

/** 'Bill and Carol Tate': each has the name of the family. */
const withFamilyName = (value: string): string =>
  value.replace(
    /^(?<one>\p{Lu}\p{Ll}+) (?:and|&) (?<other>\p{Lu}\p{Ll}+) (?<family>\p{Lu}\p{L}+)$/u,
    (all, one: string, other: string, family: string) =>
      [one, other].every((name) => givenNames.has(name.toLowerCase()))
        ? `${one} ${family} and ${other} ${family}`
        : all,
  )

/** 'Hale Glass LLC -- I'm the manager': what is told behind a dash is no name. */
const withoutAside = (value: string): string => value.replace(/\s(?:--|[–—-])\s(?=\p{Ll}|I\b|I['’]m\b).*$/su, '')

/** The parties as the notes name them, whole: with everyone of a pair, the name they trade under and all of the kind of a body. */
export function withWholeParties(
  { id, tab }: Pick<Template, 'id' | 'tab'>,
  text: string,
  filled: readonly Filled[],
): Filled[] {
  const names = filled.filter(({ field, by, value }) => by === 'text' && ofName.test(field) && !isToChoose(value))
  return filled.map((given) => {
    if (given.by !== 'text' || !ofName.test(given.field) || isToChoose(given.value) || !/^\p{Lu}/u.test(given.value))
      return given
    const named = withPart(text, withFamilyName(withoutAside(given.value.replace(ofKin, ''))))
    const one = {
      ...given,
      value: ofParty.test(given.field) && tab === 'contracts' ? withKindTold(text, untitled(named)) : named,
    }
    const isTaken = (other: string) =>
      names.some((each) => each !== given && (each.value.includes(other) || other.includes(each.value))) ||
      one.value.includes(other)
    const whole = withKind(text, one.value)
    const at = one.from ? text.indexOf(one.value, Math.max(0, one.from.start - 40)) : text.indexOf(one.value)
    if (
      at < 0 ||
      !ofParty.test(one.field) ||
      (tab !== 'contracts' && id !== 'attorney-engagement-letter') ||
      / and |&|\bd\/?b\/?a\b/i.test(one.value.replace(joinedBody, ''))
    )
      return { ...one, value: whole }
    const value = withOthers(text, at, text.startsWith(whole, at) ? whole : one.value, isTaken)
    return { ...one, value }
  })
}
