import { type Prompt, quote, severity } from '@casewright/core'
import { z } from 'zod'

/** What the model is asked for. Each entry rests on words of the document, which are looked up there. */
export const answerSchema = z.object({
  findings: z
    .array(
      z.object({
        title: z.string().meta({ description: 'Problem, in at most eight words' }),
        severity,
        insight: z.enum(['compliance', 'risk', 'best-practice', 'warning']),
        why: z.string().meta({ description: 'Why it matters to the client, in one sentence' }),
        advice: z.string().meta({ description: 'What to do about it, in one imperative sentence' }),
        quotation: quote('The words of the document that are wrong, copied exactly, at least four of them'),
      }),
    )
    .meta({ description: 'At most ten weak points, the gravest first' }),
  strengths: z
    .array(
      z.object({
        point: z.string().meta({ description: 'What the document does well, in at most eight words' }),
        explanation: z.string(),
        quotation: quote('The words that show it, copied exactly, at least four of them'),
      }),
    )
    .meta({ description: 'At most five strong points' }),
})

export const prompt: Prompt = {
  id: 'document-analyzer',
  version: '1',
  task: `Review the document as a careful lawyer reviews a draft for a client. Name what is one-sided, risky, unclear, contradictory or hard to enforce, and what the document does well. Look for what a list of phrases cannot see: terms that work together badly, duties without a remedy, definitions that reach too far. Rest each entry on one quotation of the words that it is about. Say nothing of what is missing. Keep amounts, dates and names exactly as the document has them.`,
}
