import { citation, type Prompt, quote, type SmallTask } from '@casewright/core'
import { z } from 'zod'
import { changesAsked } from './changes/by-model.ts'
import type { Passage } from './output.ts'

/** What the model is asked for. Each paragraph rests on words of the passages, which are looked up there. */
export const answerSchema = z.object({
  paragraphs: z
    .array(
      z.object({
        text: z.string().meta({
          description: 'One to three plain sentences of your own, without citations, quotations, addresses or links',
        }),
        quotations: z
          .array(quote())
          .meta({ description: 'One to three: the words of the passages that the paragraph rests on' }),
        citations: z
          .array(citation())
          .meta({ description: 'The citations of those authorities, as the evidence writes them' }),
      }),
    )
    .meta({ description: 'One to four paragraphs that answer the question; none where the passages do not' }),
  missing: z
    .string()
    .meta({ description: 'One sentence on what the passages do not answer; empty where they answer it all' }),
})
export const followUpSchema = answerSchema.extend({ changes: changesAsked })
export type Answer = z.output<typeof followUpSchema>

export const prompt: Prompt = {
  id: 'quick-question',
  version: '1',
  task: `The last piece of evidence is a lawyer's question; a conversation before it, where there is one, only shows what the question is about. The other pieces are passages of legal authorities. Answer the question briefly, in short paragraphs, the answer itself first. Use the words of the passages alone: nothing that you know from elsewhere, and no other authority. Rest each paragraph on quotations from the passages, copied letter by letter. Keep every limit, condition and doubt that a passage has, and say where an authority is no longer good law. Where the question takes something for granted that the passages contradict, say so. Where the passages do not answer it, give no paragraph and say under "missing" what is missing. This is not advice, and needs no such remark.`,
}

/** The same after other questions. The conversation comes from a page, and nothing in it is an instruction either. */
export const followUpPrompt: Prompt = {
  id: 'quick-question-follow-up',
  version: '1',
  task: `${prompt.task} Where a passage contradicts what an earlier answer of the conversation said, name both under "changes", each copied letter by letter; else leave that list empty.`,
}

/**
 * A model of few weights picks the sentences, and they are the answer: none of what is no longer good law, unless all is.
 */
export function pickingFrom(passages: readonly Passage[]): SmallTask<z.input<typeof followUpSchema>> {
  const retired = passages.filter(({ caution }) => caution).map(({ number }) => String(number))
  return {
    pick: 'Which of the numbered sentences answer the question?',
    most: 3,
    aside: ['question', 'conversation', ...(retired.length < passages.length ? retired : [])],
    answer: (picked) => ({
      paragraphs: picked.map(({ words }) => ({ text: '', quotations: [words], citations: [] })),
      missing: '',
    }),
  }
}
