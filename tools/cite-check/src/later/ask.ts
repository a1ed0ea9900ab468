import type { CitationCheck, Reasoned } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import type { Opinions } from '../opinion/judged.ts'
import { type GivenLater, gravest, heldLater } from './held.ts'
import type { LaterOpinion } from './later.ts'
import { laterSchema, prompt } from './prompt.ts'
import { keyOf, type Sentence, sentencesOf } from './sentences.ts'
import { type Treated, withLater } from './with-later.ts'

/** Sentences of one question, and of one check. */
const [together, most] = [6, 30]
const alone = 'later history is read by rules alone.'

export interface WithLater {
  /** In the order of the checks that were given. */
  treated: (Treated | undefined)[]
  later: Opinions
}

/** Asks the model what it reads in the words of later opinions about what is cited. What it cannot do changes nothing. */
export async function askLater(
  checks: readonly (CitationCheck | undefined)[],
  context: ToolContext,
): Promise<WithLater> {
  // Without a model nobody looks for what to ask.
  const all = context.reason ? await sentencesOf(checks, context) : []
  const sentences = all.slice(0, most)
  const { held, model, note } = await askAll(sentences, context)
  const left = all.length - sentences.length
  return {
    treated: checks.map((check) => {
      const key = check && keyOf(check)
      return check && withLater(check.treatment, key === undefined ? undefined : gravest(held.get(key) ?? []))
    }),
    later: {
      model,
      asked: model ? sentences.length : 0,
      given: [...held.values()].flat().length,
      note: [note, model && left > 0 && `${left} further sentences of later opinions were not put to the model.`]
        .filter(Boolean)
        .join(' '),
    },
  }
}

async function askAll(sentences: readonly Sentence[], context: ToolContext) {
  const held = new Map<string, LaterOpinion[]>()
  let model: Reasoned<unknown>['model'] | null = null
  let count = 0
  if (context.reason && sentences.length === 0)
    return { held, model, note: 'No later opinion in the library has words on which a model could be asked.' }
  for (let from = 0; from < sentences.length || from === 0; from += together) {
    const some = sentences.slice(from, from + together)
    const { reasoned, note } = await orEvidence(
      context,
      requestOf(some),
      alone,
      'Asking the model about later opinions',
    )
    if (!reasoned) return { held, model, note: count > 0 ? `${saidOf(count, sentences.length)} ${note}` : note }
    model = reasoned.model
    for (const { sentence, opinion } of heldLater(some, reasoned.answer.opinions as GivenLater[])) {
      held.set(sentence.of, [...(held.get(sentence.of) ?? []), opinion])
      count++
    }
  }
  return { held, model, note: saidOf(count, sentences.length) }
}

const requestOf = (sentences: readonly Sentence[]) => ({
  evidence: sentences.flatMap(({ sentence, around }) => [sentence, around]),
  prompt,
  schema: laterSchema,
  // To judge is more than a small model can: it is not asked.
  small: { instead: { opinions: [] } },
})

const saidOf = (given: number, asked: number): string =>
  given === 0
    ? 'The model gave no opinion on later history that quotes a later opinion. A small model on this server is not asked for any.'
    : `The model gave its opinion on ${given} of ${asked} sentences of later opinions, quoting each. It can lower a flag or propose to look, and never raise one.`
