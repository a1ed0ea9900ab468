import { isToChoose, isToDraft, pointsToDraft, type Template, toDraft } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { bare } from '../bare.ts'
import { unitAt, unitsOf } from '../reading.ts'
import { restOf } from '../terms.ts'

/** What goes on with a term and limits it. */
const limits =
  /^,? ?(?:but |and |& )?(?<how>if|unless|only (?:if|when|after|once|in|for)|except(?: that| if| when| for)?|provided|as long as|so long as|until|once (?:the|she|he|it|they)|after (?:the|she|he|it|they)|(?:and|&) (?:once|when|after|the \p{Ll}+ (?:period|term) (?:is|has)))\b[^.;\n]{2,160}/iu
const telling = (words: string): string[] =>
  bare(words)
    .split(' ')
    .filter((word) => word.length > 3)

/** A plain sum stays in its clause: the sentence with what it hangs on waits beside it. */
const figure = /^(?:about |up to )?(?:\$ ?)?\d[\d,.]*%?(?: (?:dollars|(?:an?|per|each|every) \p{L}+))?$/iu
/** Fields that name, place or count and hang on no condition. */
const plain =
  /(?:Name|Party|Address|Signer|State|Law|Place|Number|Title|Date)$|^(?:premises|goods|dispute|purpose|scope|years|occupants)$/

/**
 * Each term with the condition that it hangs on: where a field took what follows from it and nothing of the document has the 'if', the
 * 'unless' or the 'only after', the whole sentence waits at its place.
 */
export function withConditions(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const { tab, fields } = template
  if (tab !== 'contracts') return [...filled]
  // What only waits in brackets limits nothing that is printed.
  const stands = new Set(
    telling(
      filled
        .map(({ value }) => pointsToDraft(value).reduce((left, point) => left.replace(point, ' '), value))
        .join(' '),
    ),
  )
  const units = unitsOf(text)
  const types = new Map(fields.map((field) => [field.name, field.type]))
  const waiting = new Set<string>()
  const beside: string[] = []
  const out = filled.map((one) => {
    if (one.by !== 'text' || !one.from || plain.test(one.field) || isToChoose(one.value) || isToDraft(one.value))
      return one
    if (types.get(one.field) === 'select' || types.get(one.field) === 'date' || one.value.includes('\n')) return one
    // What begins a sentence of its own limits nothing before it.
    const isOver = /[.!?]\s{0,2}$/.test(text.slice(0, one.from.end))
    const found = isOver ? undefined : limits.exec(text.slice(one.from.end, one.from.end + 220))?.[0]
    const unit = found && unitAt(units, one.from.start)
    // Of a text without stops no sentence can be shown.
    if (!found || !unit || unit.text.length > 400) return one
    const own = telling(found)
    const missing = own.filter((word) => !stands.has(word))
    if (own.length < 2 || missing.length / own.length <= 0.5) return one
    if (figure.test(one.value)) {
      if (!waiting.has(unit.text)) beside.push(toDraft(unit.text))
      waiting.add(unit.text)
      return one
    }
    // Of a sentence that waits already, the part that is this term's waits with its condition.
    const words = waiting.has(unit.text) ? `${text.slice(one.from.start, one.from.end)}${found}` : unit.text
    waiting.add(unit.text)
    return { ...one, value: toDraft(words) }
  })
  const rest = fields.find(({ name }) => name === restOf(template))
  if (!rest || beside.length === 0) return out
  const own = out.find(({ field }) => field === rest.name)
  const one: Filled = own ?? { field: rest.name, label: rest.label, by: 'text', value: '' }
  const value = [...(one.value === '' ? [] : [one.value]), ...beside].join('\n')
  return [...out.filter((each) => each !== own), { ...one, value }]
}
