import { nameAt } from '@casewright/law'
import { isToChoose, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

/** How a lawyer says for whom a letter is written; the client's name stands behind it. */
const leads =
  /(?<![\p{L}])(?:(?:we|I|this (?:firm|office)|our (?:firm|office))(?: now| also)? represents?|(?:we|I) (?:act|write|am writing|are writing) (?:for|on behalf of)|(?:this )?firm represents|on behalf of (?:our|my) clients?,?|(?:our|my) clients? (?:is|are)|for (?:our|my) clients?,?) (?:(?:the|our|my) clients?,? )?(?:Mr\. |Ms\. |Mrs\. |Dr\. )?/giu
/** 'Ines and Tobias Brack': two who share a name. */
const couple = /^(?<first>\p{Lu}[\p{L}’'-]{1,20}) and (?=\p{Lu}\p{L}+ \p{Lu})/u

/** The client of a letter whom the notes name as the one who is represented, where nobody was read for it. */
export function withClient({ tab, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  const field = fields.find(({ name }) => name === 'clientName')
  const known = filled.find((one) => one.field === 'clientName')
  if (!field || tab === 'contracts' || (known && !isToChoose(known.value))) return [...filled]
  for (const { index, 0: lead } of text.matchAll(leads)) {
    const at = index + lead.length
    const first = couple.exec(text.slice(at, at + 60))
    const one = nameAt(text, at + (first?.[0].length ?? 0))
    if (!one || one.start !== at + (first?.[0].length ?? 0)) continue
    const value = `${first?.[0] ?? ''}${one.words}`
    return [
      // Whoever is represented is nobody else in the letter.
      ...filled.filter((other) => other !== known && !(/Name$/.test(other.field) && value.includes(other.value))),
      { field: field.name, label: field.label, value, by: 'text', from: { start: at, end: one.end } },
    ]
  }
  return [...filled]
}

/** The facts without the sentence that only says who is represented: the letter says it itself. */
export function withoutRepresented(filled: readonly Filled[]): Filled[] {
  const client = filled.find(({ field }) => field === 'clientName')?.value
  if (!client) return [...filled]
  const says = [`We represent ${client}. `, `I represent ${client}. `, `Our client is ${client}. `]
  return filled.map((one) => {
    const said = one.field === 'facts' && says.find((words) => one.value.startsWith(words))
    return said ? { ...one, value: one.value.slice(said.length) } : one
  })
}
