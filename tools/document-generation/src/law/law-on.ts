import type { Template } from '@casewright/templates'
import type { LawNote } from '../output.ts'
import { read, rules } from './known.ts'

type Answers = Readonly<Record<string, string>>

/** What is known of the law on the terms of a contract, each at the field whose clause it concerns. */
export function lawOn({ id, tab }: Pick<Template, 'id' | 'tab'>, answers: Answers): LawNote[] {
  if (tab !== 'contracts') return []
  return rules.flatMap(({ fields, about, types, says, authority }): LawNote[] => {
    if (types && !types.includes(id)) return []
    const field = fields.find((one) => about.test((answers[one] ?? '').slice(0, 20_000)))
    return field ? [{ field, says, authority, read }] : []
  })
}

const named = (answers: Answers) =>
  answers.otherState ||
  answers.governingState ||
  (answers.governingLaw ?? '').replace(/^other$/, '').replaceAll('-', ' ')

/** What of the law was not checked, and the notes on the law that was, as the coverage of a result says them. */
export function coverageOfLaw(template: Pick<Template, 'id' | 'tab' | 'fields'>, answers: Answers): string[] {
  if (template.tab !== 'contracts') return []
  const byField = Map.groupBy(lawOn(template, answers), ({ field }) => field)
  const notes = [...byField].map(([field, all]) => {
    const label = template.fields.find(({ name }) => name === field)?.label ?? field
    return `Federal law on ${label.toLowerCase()}: ${all.map(({ says, authority }) => `${says.replace(/\.$/, '')} (${authority}).`).join(' ')} ${read}`
  })
  const state = named(answers).replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  return [
    ...notes,
    state
      ? `Local law was not checked: no clause was compared with what the law of ${state} requires or forbids.`
      : 'Local law was not checked: no clause was compared with what a state requires or forbids.',
  ]
}
