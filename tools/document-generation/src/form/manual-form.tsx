import type { TemplateField } from '@casewright/templates/pages'
import { Checkbox, Section } from '@casewright/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { Answers } from '../draft/work.ts'
import { fillsOf, type Known } from '../office/fills.ts'
import { KnownNote } from '../office/known-note.tsx'
import type { DocumentType } from '../output.ts'
import { Foot } from '../panel/foot.tsx'
import * as css from '../panel/panel.css.ts'
import { problemsIn } from '../validate/problems-in.ts'
import { FormField } from './form-field.tsx'
import { wideIn } from './layout.ts'
import { leftToFill } from './left-to-fill.ts'
import { localToday } from './local-today.ts'

interface ManualFormProps {
  type: DocumentType
  answers: Answers
  /** What the profile and the matter know. */
  known: readonly Known[]
  onChange: (answers: Answers) => void
  /** Undefined where no model takes part. */
  tellModel?: readonly string[]
  onTellModel: (fields: string[]) => void
  busy: boolean
  onGenerate: () => void
}

const sectionsOf = (fields: readonly TemplateField[]): [string, TemplateField[]][] => {
  const sections = new Map<string, TemplateField[]>()
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field])
  return [...sections]
}

/** The form of a type. What cannot be right is said beside its field, and the first such field gets the focus. */
export function ManualForm(props: ManualFormProps) {
  const { type, answers: own, known, onChange, tellModel, onTellModel, busy, onGenerate } = props
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const asked = type.fields.filter((field) => field.asked)
  const found = (given: Answers) => problemsIn(asked, given, localToday())
  const fills = fillsOf(known, own)
  const answers: Answers = { ...own, ...Object.fromEntries(fills.map(({ field, value }) => [field, value])) }
  const change = (name: string, value: string) => {
    onChange({ ...own, [name]: value })
    setProblems(({ [name]: _, ...left }) => left)
  }
  const putBack = (name: string) => onChange(Object.fromEntries(Object.entries(own).filter(([one]) => one !== name)))
  const noteOn = ({ name, label }: TemplateField) => {
    const isFilled = fills.some(({ field }) => field === name)
    const source = known.find(({ values }) => values[name])
    if (!source || (!isFilled && own[name] !== '')) return null
    return (
      <KnownNote
        label={label}
        by={source.by}
        isFilled={isFilled}
        onClear={() => change(name, '')}
        onFill={() => putBack(name)}
      />
    )
  }
  const leave = (name: string) => {
    if (!answers[name]?.trim()) return
    const problem = found(answers).find(({ field }) => field === name)
    if (problem) setProblems((before) => ({ ...before, [name]: problem.message }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const all = found(answers)
    setProblems(Object.fromEntries(all.map(({ field, message }) => [field, message])))
    const [first] = all
    if (!first) return onGenerate()
    form.current
      ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(first.field)}"]`)
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, button')
      ?.focus()
  }
  return (
    <form ref={form} noValidate className={css.form} aria-label={type.title} onSubmit={submit}>
      {sectionsOf(asked).map(([title, fields], index) => (
        <Section
          key={title}
          title={title}
          aside={
            index === 0 && (
              <>
                <span className={css.required}>*</span> required
              </>
            )
          }
        >
          <div className={css.fields}>
            {fields.map((field) => (
              <div
                key={field.name}
                data-field={field.name}
                className={wideIn(fields).has(field.name) ? css.wide : undefined}
              >
                <FormField
                  field={field}
                  value={answers[field.name] ?? ''}
                  error={problems[field.name]}
                  onChange={(value) => change(field.name, value)}
                  onBlur={() => leave(field.name)}
                />
                {noteOn(field)}
                {field.sensitive && tellModel && (
                  <div className={css.tell}>
                    <TellModel field={field} told={tellModel} onChange={onTellModel} />
                  </div>
                )}
              </div>
            ))}
          </div>
        </Section>
      ))}
      <Foot busy={busy}>{leftToFill(asked, answers)}</Foot>
    </form>
  )
}

interface TellModelProps {
  field: TemplateField
  told: readonly string[]
  onChange: (fields: string[]) => void
}

/** Whether the model may be told a sensitive value, for this document alone. */
export const TellModel = ({ field: { name, label }, told, onChange }: TellModelProps) => (
  <Checkbox
    isSelected={told.includes(name)}
    onChange={(may) => onChange(may ? [...told, name] : told.filter((one) => one !== name))}
    aria-label={`The model may see it: ${label}`}
    description="For this document alone. Otherwise it is put in without the model."
  >
    The model may see it
  </Checkbox>
)
