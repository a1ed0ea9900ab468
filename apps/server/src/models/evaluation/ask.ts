import { type CheckedQuote, type Evidence, quote, type SmallTask } from '@casewright/core'
import { z } from 'zod'
import type { LanguageModel } from '../provider.ts'
import { createReason } from '../reason.ts'
import { patient } from '../retry.ts'
import type { Paper } from './papers.ts'
import { troubleOf } from './trouble.ts'

/** `right`: the sentence that answers, or none where none does. `wrong`: another one. `silent`: none, though one does. */
export type Verdict = 'right' | 'wrong' | 'silent'

const schema = z.object({
  sentences: z.array(quote()).meta({ description: 'The one sentence that answers the question; none where none does' }),
})
const prompt = {
  id: 'evaluation',
  version: '1',
  task: 'The last piece of evidence is a question about the paper before it. Give the one sentence of the paper that answers the question, copied letter by letter. Where no sentence answers it, give none.',
}
const small: SmallTask<z.input<typeof schema>> = {
  pick: 'Which of the numbered sentences answers the question?',
  most: 1,
  aside: ['question'],
  answer: (picked) => ({ sentences: picked.map(({ words }) => words) }),
}
const mostTokens = 400

/** Asks a model one question of the evaluation, as tools ask it. @throws what the model threw; the signal's reason */
export async function askAboutPaper(model: LanguageModel, paper: Paper, signal: AbortSignal): Promise<Verdict> {
  let failure: unknown
  let wasAsked = false
  const watched: LanguageModel = {
    ...model,
    ask: (request) => {
      wasAsked = true
      return model.ask(request).catch((error) => {
        failure = error
        throw error
      })
    },
  }
  const reason = createReason({
    models: [patient(watched)],
    screenFor: () => ({ redact: (text) => text, restoreDeep: (value) => value }),
    verify: async () => [],
    signal,
  })
  const evidence: Evidence[] = [
    { id: 'paper', kind: 'document', title: paper.title, text: paper.text },
    { id: 'question', kind: 'document', title: 'The question', text: paper.question },
  ]
  try {
    const { answer } = await reason({ evidence, prompt, schema, small, maxTokens: mostTokens })
    return verdictOn(paper, answer.sentences)
  } catch (error) {
    signal.throwIfAborted()
    // What it gave could not be used: nothing is shown of it.
    if (wasAsked && (failure === undefined || troubleOf(failure)?.trouble === 'loop')) return verdictOn(paper, [])
    throw error
  }
}

/** By the first words that are in the paper: what is not there is shown to nobody. */
export function verdictOn(
  { text, answer }: Paper,
  sentences: readonly Pick<CheckedQuote, 'text' | 'outcome'>[],
): Verdict {
  const shown = sentences.find(({ outcome }) => outcome === 'found')
  if (!shown) return answer === null ? 'right' : 'silent'
  if (answer === null) return 'wrong'
  const right = text.split(/(?<=\.) /).find((sentence) => sentence.includes(answer)) ?? ''
  return right.includes(shown.text) || shown.text.includes(answer) ? 'right' : 'wrong'
}
