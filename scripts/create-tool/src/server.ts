import { type Prompt, quote } from '@casewright/core'
import { defineServer, orEvidence, part } from '@casewright/core/server'
import { z } from 'zod'
import { manifest } from './manifest.ts'

/** What a model is asked for. Whatever it quotes is looked up in the text before anybody sees it. */
const prompt: Prompt = {
  id: 'new-tool',
  version: '1',
  task: 'Quote the one sentence that says what the text is about.',
}
const schema = z.object({ sentence: quote('A sentence of the text, copied exactly') })

export const server = defineServer({
  manifest,
  actions: {
    count: async ({ text, limit }, context) => {
      context.provenance({ 'new-tool': '1' })
      const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []
      const times = Map.groupBy(words, (word) => word)
      const often = [...times]
        .map(([word, all]) => ({ word, times: all.length }))
        .sort((a, b) => b.times - a.times || a.word.localeCompare(b.word))
        .slice(0, 5)
      const over = limit === undefined ? 0 : words.length - limit
      const evidence = [{ id: 'text', kind: 'document', title: 'The text', text }] as const
      const { reasoned, note } = await orEvidence(
        context,
        { evidence, prompt, schema },
        'the words were counted by rule.',
      )
      const sentence = reasoned?.answer.sentence
      const about = sentence?.outcome === 'found' ? sentence.text : undefined
      return {
        words: words.length,
        ...(over > 0 && { over }),
        often,
        ...(about && { about }),
        // Who was asked and what was read, the context knows.
        coverage: context.coverage({
          usesModel: about !== undefined,
          notes: [note ?? 'The sentence was found in the text.', 'Numbers alone are not counted as words.'],
        }),
      }
    },
  },
  // Made into a file for Word and a PDF. Date, documents, model and coverage are added to it.
  reports: {
    count: ({ output: { words, over, often, about } }) => ({
      facts: [{ label: 'Words', words: words.toLocaleString('en-US') }],
      blocks: [
        ...(over ? [part.status('doubt', 'Over the limit', `${over.toLocaleString('en-US')} words too many.`)] : []),
        part.heading('Most often'),
        part.table(
          ['Word', 'Times'],
          often.map(({ word, times }) => [word, String(times)]),
        ),
        ...(about ? [part.heading('What it is about'), part.quotation(about)] : []),
      ],
    }),
  },
})
