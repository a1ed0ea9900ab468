import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { whoServes } from '../settle/who-serves.ts'
import { sides } from './draw/parties.ts'
import { turned } from './own-side.ts'

/** The two parties of an agreement on services whom no words gave a part, with the fields that stay a guess. */
export interface SideOfWork {
  found: Filled[]
  /** Of which nothing says who serves whom. */
  guessed: readonly string[]
}

/** What says who is who beside the names: who speaks, or a part that somebody is called. */
const tells =
  /(?<![\p{L}’'-])(?:I|I['’]m|me|my|we|us|our|provider|contractor|vendor|consultant|advis[eo]r|client|customer)(?![\p{L}-])/iu
const between = /\b(?:agreement|contract|deal|arrangement)\b[^.;:\n]{0,40}?\b(?:between|among) (?:the )?(?=\p{Lu})/gu
const and = /^[^;\n]{0,120}? and (?:the )?(?=\p{Lu})/u

/** 'An agreement between A, 4 Elm St, and B': the two, where the notes name them so. */
function pairIn(text: string): [Named, Named] | null {
  for (const { index, 0: lead } of text.matchAll(between)) {
    const one = nameAt(text, index + lead.length, { andJoins: false })
    const joint = one && and.exec(text.slice(one.end, one.end + 160))
    const other = one && joint ? nameAt(text, one.end + joint[0].length) : null
    if (one && other && /\s/.test(one.words) && /\s/.test(other.words)) return [one, other]
  }
  return null
}
interface Named {
  words: string
  start: number
  end: number
}

const isSame = (value: string, { words }: Named) => value.includes(words) || words.includes(value)

/** The names of a pair in the place of what was learned of it: one name of two, or both as one. */
function withPair(
  template: Pick<Template, 'fields'>,
  found: readonly Filled[],
  fields: readonly string[],
  pair: [Named, Named] | null,
): Filled[] {
  const names = fields.map((field) => found.find((one) => one.field === field))
  const known = names.flatMap((one) => (one ? [one.value] : []))
  if (!pair || known.length === 2 || !known.every((value) => pair.some((one) => isSame(value, one)))) return [...found]
  const isFirst = known.every((value) => isSame(value, pair[0]))
  const order = names[0] && !isFirst ? [pair[1], pair[0]] : names[1] && isFirst ? [pair[1], pair[0]] : pair
  return [
    ...found.filter(({ field }) => !fields.includes(field)),
    ...fields.flatMap((field, n): Filled[] => {
      const one = order[n]
      const known = template.fields.find(({ name }) => name === field)
      return one && known
        ? [{ field, label: known.label, value: one.words, by: 'text', from: { start: one.start, end: one.end } }]
        : []
    }),
  ]
}

/**
 * Who serves and who is served, where only the order of two names would tell it: 'between A and B'. What the notes say that either does
 * settles it; where they say nothing, both are a guess.
 * @param ruled what rules alone found, by words that give somebody a part
 */
export function onSideOfWork(
  template: Pick<Template, 'id' | 'fields'>,
  text: string,
  learned: readonly Filled[],
  ruled: readonly Filled[],
): SideOfWork {
  const { id } = template
  const fields = sides[id]?.map(([field]) => field) ?? []
  const isTold = ruled.some(({ field }) => fields.includes(field))
  if (!/^(?:service|consulting)-agreement$/.test(id) || isTold) return { found: [...learned], guessed: [] }
  const found = withPair(template, learned, fields, pairIn(text))
  const [server, client] = fields
  const [one, other] = fields.map((field) => found.find((each) => each.field === field))
  if (!server || !client || !one || !other) return { found, guessed: [] }
  const who = whoServes(text, one.value, other.value)
  if (who === 'other') return { found: turned(found, [server, client]), guessed: [] }
  const all = fields.flatMap((field) => ['Name', 'Address', 'Signer'].map((what) => field.replace('Name', what)))
  return { found, guessed: who === 'one' || tells.test(text) ? [] : all }
}
