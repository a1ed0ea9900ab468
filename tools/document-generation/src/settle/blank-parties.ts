import { type Template, toChoose } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { askedOf } from '../reading/asked.ts'
import { messagesIn } from '../said/chat.ts'
import { sides } from '../said/draw/parties.ts'
import { partByActs } from './acts.ts'
import { eachOnce, isSameName, namesIn } from './names.ts'
import { isPlaceOrPost, mentionsOf } from './parties.ts'
import type { LeftOpen } from './settle.ts'

/** So many may be asked about. */
const most = 3

const naming = /(?:Name|Party|Signer|Address|Place|State|Law|County)$|^(?:premises|site)$/
/** 'Sole Prop', 'Security Deposit': what notes write large and is nobody. */
const kinds =
  /^(?:Employer|Employee|Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Borrower|Lender)\b|\b(?:Sole|Prop(?:rietor)?|Deposit|Fee|Rent|Notice|Agreement|Contract|Lease|Policy|Package|Insurance|Liability|Party|Term|Terms|Price|Total|Service|Services|Act|Code|Zelle|Venmo|Unit|Apt|Suite)\b/u

/** Names that notes have and that no answer has: whoever has a part without a name may be one of them. */
function unplacedIn(text: string, filled: readonly Filled[]): string[] {
  const placed = filled.flatMap(({ field, value }) => (naming.test(field) ? [value] : []))
  const isPlaced = (words: string) => placed.some((value) => value.includes(words) || isSameName(value, words))
  const names = eachOnce(namesIn(text).map(({ words }) => words.replace(/['’]s$/u, ''))).filter(
    (words) => /\s/.test(words) && !kinds.test(words) && !isPlaceOrPost(text, words) && !isPlaced(words),
  )
  if (names.length > 0) return names
  const speakers = [...new Set(messagesIn(text).map(({ who }) => who))]
  return speakers.length === 2 ? speakers.filter((who) => !isPlaced(who)) : []
}

/**
 * The parties of a contract that nothing was read for, as a question that names whom the notes may mean: '[Tenant’s name: the notes
 * say “Monique Tatum”]'. Where nobody is left, or many are, the blank stays bare.
 */
export function blankParties(
  template: Template,
  text: string,
  given: string,
  filled: readonly Filled[],
): { filled: Filled[]; open: LeftOpen[] } {
  const parties = sides[template.id] ?? []
  const blank = askedOf(template).filter(
    ({ field }) => parties.some(([name]) => name === field.name) && !filled.some((one) => one.field === field.name),
  )
  const names = blank.length > 0 ? unplacedIn(text, filled) : []
  const asked =
    names.length > 0 ? names : blank.length > 0 ? unplacedIn(given, filled).filter((who) => !/\s/.test(who)) : []
  // Who does what a party does is that party.
  const acting = blank.flatMap(({ field, role }): Filled[] => {
    const own = asked.filter((words) => partByActs(template.id, text, mentionsOf(text, words)) === role)
    const [value, more] = own
    return value && more === undefined ? [{ field: field.name, label: field.label, value, by: 'text' }] : []
  })
  if (acting.length > 0) {
    const more = blankParties(template, text, given, [...filled, ...acting])
    return { filled: [...acting, ...more.filled], open: more.open }
  }
  if (asked.length === 0 || asked.length > most) return { filled: [], open: [] }
  return {
    filled: blank.map(({ field }) => ({
      field: field.name,
      label: field.label,
      value: toChoose(field.label, asked),
      by: 'text',
    })),
    open: blank.map(({ field }) => ({
      field: field.name,
      label: field.label,
      why: 'The notes do not say who it is.',
      places: asked.flatMap((words) => {
        const start = given.indexOf(words)
        return start < 0 ? [] : [{ start, end: start + words.length }]
      }),
    })),
  }
}
