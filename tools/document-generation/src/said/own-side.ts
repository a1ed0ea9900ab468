import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { bare } from './bare.ts'
import { sides } from './draw/parties.ts'
import { actsOf } from './in-third-person/acts-of-one-side.ts'

const own =
  /(?<=^|[.!?\n]["”’)]?\s{0,2}|[:,]\s)(?:We['’]re|We are|I['’]m|I am|Us:|Me:|From us,|Our side is)\s(?:with |from |at )?(?=\p{Lu}|\d)/gu

const label =
  /\b(?:client|customer|provider|contractor|vendor|consultant|advis[eo]r)(?:['’]s name| name)?\s{0,2}[:=–—-]\s{0,3}$/i

/** Whom the one who writes says to be, as far as that is a party that was read. */
function ownField(text: string, names: readonly (Filled | undefined)[]): Filled | undefined {
  for (const { index, 0: lead } of text.matchAll(own)) {
    const name = nameAt(text, index + lead.length)?.words
    const found =
      name && names.find((one) => one && bare(one.value).startsWith(bare(name).split(' ').slice(0, 2).join(' ')))
    if (found) return found
  }
  return undefined
}

/**
 * The parties of a contract on the sides that what is done tells: 'We’re Oak Church … we pay them $62 a head' is the client, whatever the
 * order in which the two are named. Nothing is turned where that is not certain.
 */
export function onOwnSide({ id }: Pick<Template, 'id'>, text: string, found: readonly Filled[]): Filled[] {
  const [one, other] = sides[id] ?? []
  if (!one?.[1] || !other?.[1] || !/^(?:service|consulting)-agreement$/.test(id)) return [...found]
  const fields = [one[0], other[0]] as const
  const names = fields.map((field) => found.find((each) => each.field === field))
  const self = names.every(Boolean) ? ownField(text, names) : undefined
  const [first, second] = [actsOf(id, 0, text), actsOf(id, 1, text)]
  if (!self || first === second || (first > 0 && second > 0)) return [...found]
  const meant = first > second ? fields[0] : fields[1]
  if (self.field === meant) return [...found]
  // 'Client: Oak Church': a label says it.
  if (names.some((each) => each?.from && label.test(text.slice(Math.max(0, each.from.start - 24), each.from.start))))
    return [...found]
  return turned(found, fields)
}

/** Two parties in each other's place, with where they are and who signs for them. */
export function turned(found: readonly Filled[], fields: readonly [string, string]): Filled[] {
  const [from, to] = fields.map((field) => field.replace(/Name$/, ''))
  return found.map((each): Filled => {
    const side = [from, to].find(
      (role) => role && each.field.startsWith(role) && /(?:Name|Address|Signer)$/.test(each.field),
    )
    if (!side) return each
    const field = each.field.replace(side, (side === from ? to : from) ?? side)
    const label = found.find((two) => two.field === field)?.label ?? each.label
    return { ...each, field, label }
  })
}
