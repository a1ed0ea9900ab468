import { type Prompt, quote } from '@casewright/core'
import type { Template, TemplateField } from '@casewright/templates'
import { z } from 'zod'

/** What a model is asked to fill: facts, which must stand in what was given, and passages, which it may write. */
export interface Question {
  facts: readonly TemplateField[]
  passages: readonly TemplateField[]
}

const oneOf = (fields: readonly TemplateField[]): z.ZodType<string> => {
  const [first, ...more] = fields.map(({ name }) => name)
  return first ? z.enum([first, ...more]) : z.string()
}

/** Its lists are as long as there is something to say; a field that stands twice counts once. */
export const answerSchema = ({ facts, passages }: Question) =>
  z.object({
    facts: z
      .array(
        z.object({
          field: oneOf(facts),
          value: z.string().meta({ description: 'As the evidence has it; a date as 2027-03-05' }),
          quotation: quote('Words copied exactly from the evidence that give this value, at least four of them'),
        }),
      )
      .meta({ description: 'One for each field that the evidence gives a value for; none for the others' }),
    passages: z
      .array(
        z.object({
          field: oneOf(passages),
          text: z.string().meta({ description: 'Full sentences, as they shall stand in the document' }),
          quotation: quote('Words copied exactly from the evidence that the passage rests on, at least four of them'),
        }),
      )
      .meta({ description: 'One for each passage that the evidence gives something to say in; none for the others' }),
  })
export type Answer = z.output<ReturnType<typeof answerSchema>>

const version = '1'

export function promptFor({ title }: Template, { facts, passages }: Question): Prompt {
  return {
    id: 'document-generation',
    version,
    task: [
      `A lawyer's document is made of the evidence: ${title}. Fill in what is asked for here.`,
      facts.length > 0 && `Fields, by name:\n${facts.map(described).join('\n')}`,
      passages.length > 0 &&
        `Passages, by name, each to be written in plain and courteous legal English, in the first person where someone writes a letter or an application, without greeting, closing, heading or signature:\n${passages.map(described).join('\n')}`,
      'Leave out every field that stands under the answers given, and every field and passage that the evidence has nothing for. Add no name, amount, date, number, place, reason or promise that is not in the evidence, and leave out none that belongs to the passage. Signs such as •••• stand for what you are not told: do not repeat them.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

const described = ({ name, label, options, placeholder }: TemplateField): string =>
  `- ${name}: ${label}${options ? ` (one of: ${options.join(', ')})` : ''}${placeholder ? ` (${placeholder})` : ''}`
