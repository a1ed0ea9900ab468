import type { Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import type { Asked } from '../reading/asked.ts'
import type { Judged } from './judge.ts'

const labeled = /^\W{0,4}[^:\n]{1,40}:\s/
const self = /\b(?:calling|writing|speaking|I['’]m|I am) (?:from|at|with|of|for) $/i
const client = /\b(?:my|our) client(?: is|'s|’s|,)? $/i

/**
 * Whether nothing tells whose a thing is: a line of a contract that is only names, addresses or figures, what a label gives
 * to a passage, or, of a letter, the client as the one it goes to.
 */
export function isUntold(
  judged: Judged,
  template: Template,
  text: string,
  asked: Asked,
  span: Span,
  found: readonly Filled[],
): boolean {
  const { units, things } = judged
  const at = units.findIndex((unit) => unit.start <= span.start && span.start < unit.end)
  const unit = units[at]
  if (!unit) return false
  if (
    /^(?:recipient|hiringManager)/.test(asked.field.name) &&
    (client.test(text.slice(Math.max(0, span.start - 20), span.start)) ||
      self.test(text.slice(Math.max(0, span.start - 20), span.start)))
  )
    return true
  const passages = found.filter(
    ({ field, from }) =>
      from &&
      from.start <= span.start &&
      span.end <= from.end &&
      template.fields.some(({ name, type }) => name === field && type === 'textarea' && !/Address$/.test(name)),
  )
  if (labeled.test(unit.text) && passages.length > 0) return true
  const rest = things.reduce(
    (words, { start, end }) =>
      start < unit.end && unit.start < end ? words.replace(text.slice(start, end), ' ') : words,
    unit.text,
  )
  const isAsked = /[?:]\s*$/.test(units[at - 1]?.text ?? '')
  return (
    !/\p{L}/u.test(rest) &&
    !isAsked &&
    (template.tab === 'contracts' || asked.holds === 'money' || asked.holds === 'date')
  )
}
