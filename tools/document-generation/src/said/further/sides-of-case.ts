import { literal } from '../reading.ts'
import { partyName } from './releases.ts'

/** Whom a lawyer speaks for in a case, and which side that is. */
export interface SidesOfCase {
  /** Who sues and who is sued, as the caption or a label calls them. */
  plaintiff: string
  defendant: string
  /** The side of the lawyer who speaks, where that is told. */
  ours: 'plaintiff' | 'defendant' | null
}

const caption = new RegExp(
  `(?<![\\p{L}&’'-])(?<plaintiff>(?!(?:In|The|Settlement|Case|Re)\\b)\\p{Lu}[\\p{L}&’'-]{0,24}(?: (?:(?:of|and|&) )?\\p{Lu}[\\p{L}.&’'-]{0,24}){0,5}(?:, (?:Inc|LLC|LLP|Corp|Co|Ltd|P\\.?C|P\\.?A)\\b\\.?)?),? v(?:s|ersus)?\\.? (?<defendant>${partyName})`,
  'u',
)
const role = '(?<role>plaintiffs?|defendants?)'
const ours: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we|I)(?:['’](?:re|m|ve)| are| am)? (?:have|got|represent|act for|appear for|(?:here )?for|counsel (?:for|to)) (?:the )?${role}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:our|my) client(?:['’]s| is|,| was)? (?:the )?${role}\\b`, 'iu'),
  new RegExp(
    `\\b(?:from|by|attorneys? for|counsel for) (?:the )?${role}['’]?s? (?:counsel|lawyer|attorney|side)\\b`,
    'iu',
  ),
]
const ourName = new RegExp(
  `\\b(?:[Oo]ur client(?: is|,)?|[Mm]y client(?: is|,)?|[Ww]e represent|I represent|[Ww]e have|[Ii]['’]m for|[Ww]e['’]re for|[Cc]lient:) (?:the (?:plaintiff|defendant),? )?(?<name>${partyName})`,
  'gu',
)

/** Who is who in a case that is settled, by its caption and by whom the one who speaks has; `null` without a caption. */
export function sidesOfCase(text: string): SidesOfCase | null {
  const groups = caption.exec(text)?.groups
  // A word that opens the sentence is none of the name: 'Settlement in Okafor v. Ridge Co.'
  const plaintiff = groups?.plaintiff ?? ''
  const defendant =
    groups?.defendant
      ?.replace(/(?<=\p{Ll}{3})(?<!\b(?:Corp|Bros|Assoc))\.\s.*$/su, '')
      .replace(/,$/, '')
      .replace(/(?<=\p{Ll}{3})\.$/u, '') ?? ''
  if (plaintiff === '' || defendant === '') return null
  const told = ours.map((one) => one.exec(text)?.groups?.role?.toLowerCase()).find(Boolean)
  const side = told?.startsWith('p') ? 'plaintiff' : told ? 'defendant' : null
  return { plaintiff, defendant, ours: side ?? sideNamed(text, plaintiff, defendant) }
}
/** 'I represent Kwame Osei', who is one of the two. */
function sideNamed(text: string, plaintiff: string, defendant: string): SidesOfCase['ours'] {
  const last = (name: string) =>
    name
      .replace(/,? (?:Inc|LLC|LLP|Corp|Co|Ltd)\b\.?$/, '')
      .split(' ')
      .at(-1) ?? ''
  const found = [...text.matchAll(ourName)].flatMap(({ groups }) => {
    const name = groups?.name ?? ''
    const is = (other: string) => new RegExp(`(?<!\\p{L})${literal(last(other))}(?!\\p{L})`, 'u').test(name)
    return is(plaintiff) === is(defendant) ? [] : [is(plaintiff) ? ('plaintiff' as const) : ('defendant' as const)]
  })
  return found.length > 0 && found.every((one) => one === found[0]) ? (found[0] ?? null) : null
}
