import { holds } from './condition.ts'
import type { Run } from './document.ts'
import { formats } from './formats.ts'
import { piecesOf } from './placeholders.ts'
import type { Template, TemplateField, TemplateText } from './template.ts'
import { isToChoose } from './to-choose.ts'
import { answerTo, today, type Values } from './values.ts'

/** What a template's text is turned into words with. */
export interface Writing {
  fields: ReadonlyMap<string, TemplateField>
  values: Values
  /** Numbers of the clauses that are there, by id. */
  numbers: ReadonlyMap<string, string>
}

export const writingOf = (
  template: Pick<Template, 'fields'>,
  values: Values,
  numbers: ReadonlyMap<string, string> = new Map(),
): Writing => ({ fields: new Map(template.fields.map((field) => [field.name, field])), values, numbers })

/** The words of a text, with values in the place of names, and a bracketed blank where there is none. */
export function runsOf(text: TemplateText, writing: Writing): Run[] {
  const { values } = writing
  const sentences = [text].flat().flatMap((one) => {
    if (typeof one === 'string') return [one]
    return holds(one.when, values) ? [one.text] : []
  })
  let bold = false
  const runs = piecesOf(sentences.join(' ')).flatMap((piece): Run[] => {
    if (piece.kind === 'clause') return [clauseRun(piece.id, writing)]
    if (piece.kind === 'field') return [{ ...fieldRun(piece.name, piece.formats, writing), ...(bold && { bold }) }]
    return piece.text.split('**').flatMap((words, n) => {
      if (n > 0) bold = !bold
      return words ? [{ text: words, ...(bold && { bold }) }] : []
    })
  })
  return joined(runs)
}

function fieldRun(name: string, names: readonly string[], { fields, values }: Writing): Run {
  const field = fields.get(name)
  const value = answerTo(values, name)
  if (value === undefined) return { text: `[${field?.label ?? (name === today ? 'Date' : name)}]`, blank: name }
  // Where somebody is greeted or signs, a blank only says what is open.
  if (field && isToChoose(value)) return { text: names.some(isOfName) ? `[${field.label}]` : value, blank: name }
  const own = field?.type === 'select' ? ['option'] : []
  const text = [...own, ...names].reduce((words, format) => formats[format]?.(words, field) ?? words, value)
  return { text, ...originOf(field) }
}

const isOfName = (format: string): boolean => /^(?:salutation|name|person|post|upper)$/.test(format)

/** What is known of words that are a field's value. */
export const originOf = (field: TemplateField | undefined): Pick<Run, 'field' | 'sensitive'> => ({
  ...(field && { field: field.name }),
  ...(field?.sensitive && { sensitive: true }),
})

const clauseRun = (id: string, { numbers }: Writing): Run => {
  const number = numbers.get(id)
  return number ? { text: `Section ${number}` } : { text: '[Section]', blank: `#${id}` }
}

/** Neighbours that look the same are one run; a value stays apart from the template's own words. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    const apart = last?.blank || run.blank || last?.field || run.field
    if (last && !apart && last.bold === run.bold) last.text += run.text
    else out.push({ ...run })
  }
  return out
}

/** Runs as plain words. */
export const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
