import { citation, type Prompt, quote, support } from '@casewright/core'
import { z } from 'zod'

/** What the model may add to its statements: what they rest on, and not a word of its own. */
export const againSchema = z.object({
  held: z
    .array(
      z.object({
        number: z.int().meta({ description: 'The number of the statement' }),
        citation: citation('The authority for it, as the title of the evidence has it'),
        quotation: quote('Words copied exactly from the evidence of that authority, at least four of them'),
        support: support('Whether the quoted words support the statement, in your opinion'),
      }),
    )
    .meta({ description: 'The statements that the passages support, each once. Empty if they support none' }),
})

export const againPrompt: Prompt = {
  id: 'law-agent-again',
  version: '1',
  task: `The first piece of evidence is a lawyer's question. The pieces called Statement are statements of law that nothing was found for yet. Each other piece is a passage of one authority, or what the editors of a library say of one; its title names the authority. For each statement that one of these passages supports, give that authority, and words copied letter by letter from its evidence. Leave out every statement that no passage supports.`,
}
