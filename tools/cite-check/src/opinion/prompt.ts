import { type Prompt, quote } from '@casewright/core'
import { z } from 'zod'
import { judgements } from './judged.ts'

/** The model chooses one of three words, and copies; there is no field for words of its own. */
export const opinionsSchema = z.object({
  opinions: z
    .array(
      z.object({
        number: z.int().meta({ description: 'The number that the sentence and its passage have' }),
        says: z.enum(judgements).meta({ description: 'What the passage does to the sentence' }),
        sentence: quote('The words of the sentence that decide it, copied letter by letter, at least four'),
        passage: quote('The words of the passage with the same number that decide it, or that come nearest'),
      }),
    )
    .meta({ description: 'One for each number' }),
})

export const prompt: Prompt = {
  id: 'cite-check-support',
  version: '1',
  task: `The evidence has pairs of one number: a sentence of a brief, and a passage of the authority that it cites. Judge each pair alone, as a careful judge's clerk. "supports": whoever reads the passage alone must grant all that the sentence says of the law, with its limits and conditions. "contradicts": the passage says that it is otherwise. "does not address": anything else, such as another question, a part of it only, words of a party or of a dissent, or words alike in another sense. Go by the passage alone, and never by what you know of the case. Copy the words that decide it from both.`,
}
