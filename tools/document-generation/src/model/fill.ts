import type { Evidence, ReasonRequest } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import type { Template } from '@casewright/templates'
import type { Doubt, Filled, Generated } from '../output.ts'
import { checkedAnswer } from './checked-answer.ts'
import { givenWords } from './given.ts'
import { passagesOf } from './passages-of.ts'
import { answerSchema, promptFor, type Question } from './question.ts'

export interface ToFill {
  template: Template
  /** What was said or pasted; undefined where a form was filled in. */
  text?: string
  filled: readonly Filled[]
  /** Every value of a sensitive field that was given or found, also of one that was cleared. */
  secrets: readonly Filled[]
  /** Fields that the person has settled, also as blanks. */
  settled: readonly string[]
  /** Sensitive fields that the model may be told. */
  tellModel: readonly string[]
}

export interface ByModel {
  filled: Filled[]
  doubts: Doubt[]
  leftOut: Generated['leftOut']
  written: Generated['written']
  notes: string[]
}

/**
 * Has a model fill what rules did not, and write the passages. What it says counts as far as it stands in what was given;
 * where there is no model, or it fails, what was filled without it stands.
 */
export async function fillByModel(toFill: ToFill, context: ToolContext): Promise<ByModel> {
  const { filled, text } = toFill
  const without = { filled: [...filled], doubts: [], leftOut: [], written: null }
  const own =
    text === undefined ? 'your answers stand as you gave them.' : 'what was taken from your text was found by rules.'
  const unasked = { ...without, notes: [`There was nothing to ask the model: ${own}`] }
  const question = questionOf(toFill)
  const evidence = givenWords(toFill)
  const isAsked = question.facts.length + question.passages.length > 0 && evidence.length > 0
  if (context.reason && !isAsked) return unasked
  const { reasoned, note } = await orEvidence(context, requestOf(toFill, question, evidence, context), own)
  if (!reasoned) return { ...without, notes: [note] }
  return { ...checkedAnswer(toFill, question, evidence, reasoned), notes: [noteOf(toFill)] }
}

const noteOf = ({ text }: ToFill) =>
  text === undefined
    ? 'The model wrote passages from your answers. Names, amounts, dates and numbers in them that you did not give are marked.'
    : 'What the model filled in stands in your text. Names, amounts, dates and numbers in the passages that it wrote are marked where you did not give them.'

/**
 * Of a text: all that the person has not settled, whatever rules found, so that nothing of the text decides what is asked.
 * Of a form: the passages that notes were given for.
 */
function questionOf({ template, text, filled, settled, tellModel }: ToFill): Question {
  const passages = passagesOf(template).filter(({ sensitive }) => !sensitive)
  if (text === undefined)
    return { facts: [], passages: passages.filter(({ name }) => filled.some(({ field }) => field === name)) }
  const open = template.fields.filter(({ name, term }) => !term && !settled.includes(name))
  return {
    facts: open.filter((field) => !passages.includes(field) && (!field.sensitive || tellModel.includes(field.name))),
    passages: passages.filter((field) => open.includes(field)),
  }
}

function requestOf(
  { template }: ToFill,
  question: Question,
  evidence: readonly Evidence[],
  { partial }: Pick<ToolContext, 'partial'>,
): ReasonRequest<ReturnType<typeof answerSchema>> {
  const labels = new Map(question.passages.map(({ name, label }) => [name, label]))
  return {
    evidence,
    prompt: promptFor(template, question),
    schema: answerSchema(question),
    onPartial: (value) => {
      const { passages = [] } = (value ?? {}) as { passages?: { field?: string; text?: string }[] }
      const shown = passages.flatMap(({ field, text }) => {
        const label = labels.get(field ?? '')
        return label && text ? [{ label, text }] : []
      })
      partial({ replace: { passages: shown } })
    },
  }
}
