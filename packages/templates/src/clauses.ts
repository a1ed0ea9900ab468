import { holds } from './condition.ts'
import type { Part, Run } from './document.ts'
import type { TemplateClause } from './template.ts'
import { answerTo, listOf, type Values } from './values.ts'
import { originOf, runsOf, type Writing } from './words.ts'

interface Numbered {
  clause: TemplateClause
  /** The thing of a list that the clause says; it is not read for placeholders. */
  item?: string
  number: string
  level: 0 | 1 | 2
}

/** '(a)' to '(z)', then '(aa)', as Word counts. */
const letter = (n: number) => `(${String.fromCharCode(97 + (n % 26)).repeat(Math.floor(n / 26) + 1)})`

/** The clauses that are there, in order, each with its number: '1.', '1.1', '(a)'. */
export function numberClauses(clauses: readonly TemplateClause[], values: Values, from = 1): Numbered[] {
  const number = (list: readonly TemplateClause[], level: 0 | 1 | 2, above: string, first: number): Numbered[] =>
    list
      .filter((clause) => holds(clause.when, values))
      .map((clause) => withoutLoneChild(clause, values))
      .flatMap((clause) => itemsOf(clause, values))
      .flatMap(({ clause, item }, n) => {
        const own = level === 0 ? `${first + n}` : level === 1 ? `${above}.${n + 1}` : letter(n)
        const below = number(clause.clauses ?? [], level === 0 ? 1 : 2, own, 1)
        return [{ clause, number: level === 0 ? `${own}.` : own, level, ...(item && { item }) }, ...below]
      })
  return number(clauses, 0, '', from)
}

/** A clause of each thing of a list, or the one that it is. */
function itemsOf(clause: TemplateClause, values: Values): { clause: TemplateClause; item?: string }[] {
  const value = clause.each && answerTo(values, clause.each)
  return value ? listOf(value).map((item) => ({ clause, item })) : [{ clause }]
}

/** A clause of which one part alone is there says it itself: '5. Pets. No pets.', and no '5.1'. */
function withoutLoneChild(clause: TemplateClause, values: Values): TemplateClause {
  const [child, ...more] = (clause.clauses ?? []).filter(({ when }) => holds(when, values))
  if (clause.text || !child || more.length > 0 || child.heading || child.clauses) return clause
  if (child.each)
    return listOf(answerTo(values, child.each) ?? '').length === 1
      ? { ...clause, each: child.each, clauses: [] }
      : clause
  return { ...clause, text: child.text, clauses: [], ...(!clause.id && child.id && { id: child.id }) }
}

/** How a clause is referred to: '3', '3.2'; one of letters by the clause that it stands in as well. */
export function clauseNumbers(numbered: readonly Numbered[]): Map<string, string> {
  const numbers = new Map<string, string>()
  let above = ''
  for (const { clause, number, level } of numbered) {
    const plain = number.replace(/\.$/, '')
    if (level < 2) above = plain
    if (clause.id) numbers.set(clause.id, level < 2 ? plain : `${above}${plain}`)
  }
  return numbers
}

export const clausePart = ({ clause, number, level, item }: Numbered, writing: Writing): Part => ({
  kind: 'clause',
  number,
  level,
  ...(clause.heading && { heading: runsOf(clause.heading, writing) }),
  runs: clauseRuns(clause, item, writing),
})

function clauseRuns({ text, each }: TemplateClause, item: string | undefined, writing: Writing): Run[] {
  if (each) return item ? [{ text: item, ...originOf(writing.fields.get(each)) }] : runsOf(`{${each}}`, writing)
  return text ? runsOf(text, writing) : []
}
