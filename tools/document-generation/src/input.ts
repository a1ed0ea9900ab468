import { documentParts } from '@casewright/templates'
import { z } from 'zod'

const inputMethods = ['voice', 'paste', 'manual'] as const
const longestText = 200_000
const longestAnswer = 100_000
const mostAnswers = 500

const documentType = z
  .string('Choose a type of document.')
  .trim()
  .min(1, 'Choose a type of document.')
  .max(120)
  .meta({ title: 'Type of document', examples: ['business-letter'] })
const answers = z
  .record(z.string().max(120), z.string().max(longestAnswer, 'An answer is longer than 100,000 characters.'))
  .refine((given) => Object.keys(given).length <= mostAnswers, `A document has at most ${mostAnswers} answers.`)
  .meta({ maxProperties: mostAnswers })
const day = z.iso
  .date()
  .optional()
  .meta({ description: "The day that the document is dated with; the server's own unless given" })
const textContent = z.string().max(longestText, 'The text is longer than 200,000 characters. Give it in parts.')

/** The specification's payload at the top. */
export const generation = z
  .object({
    documentType,
    inputMethod: z.enum(inputMethods).meta({ title: 'Input method' }),
    textContent: textContent.optional().meta({ title: 'Text', widget: 'textarea' }),
    formData: answers.optional().meta({ sensitive: true, description: 'Answers by the name of the field' }),
    corrections: answers.optional().meta({
      sensitive: true,
      description: 'What the person confirmed or corrected of what was taken from the text; empty: leave it blank',
    }),
    tellModel: z.array(z.string().max(120)).max(50).optional().meta({
      sensitive: true,
      description: 'Sensitive fields whose values may be sent to the model for this document',
    }),
    today: day,
  })
  .refine((input) => input.inputMethod === 'manual' || Boolean(input.textContent?.trim()), {
    error: ({ input }) =>
      (input as { inputMethod?: string }).inputMethod === 'voice'
        ? 'Please select a document type and provide voice input.'
        : 'Please select a document type and paste your text.',
  })
export type Generation = z.output<typeof generation>

export const reading = z.object({ documentType, textContent })

export const knowing = z.object({ documentType })

const settled = z.object({
  field: z.string().max(120),
  words: z.string().max(longestAnswer),
  why: z.string().max(2_000),
})

/**
 * A document made again, of answers that were confirmed: no text is read and no model asked. Doubts that the person has not
 * settled are marked in it again.
 */
export const remaking = z.object({
  documentType,
  answers: answers.meta({ sensitive: true }),
  doubts: z.array(settled).max(500).optional(),
  beside: z
    .int()
    .min(0)
    .max(200_000)
    .optional()
    .meta({ description: 'What the document said of sentences kept beside it' }),
  today: day,
  undated: z.boolean().optional().meta({ description: 'Whether its day is left blank' }),
})

/** A file of the document as it stands in the preview. */
export const filing = z.object({
  title: z.string().trim().min(1).max(300),
  parts: documentParts.meta({ sensitive: true }),
  as: z.enum(['docx', 'pdf']),
})
export type Filing = z.output<typeof filing>
