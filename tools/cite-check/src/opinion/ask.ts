import type { CitedSupport, ReadText, Reasoned } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import { type Given, heldOpinions } from './held.ts'
import type { JudgedSupport, Opinion, Opinions } from './judged.ts'
import { withOpinion } from './lowered.ts'
import { type Pair, pairsOf } from './pairs.ts'
import { opinionsSchema, prompt } from './prompt.ts'

/** Pairs of one question, and of one check: more would cost more than they tell. */
const [together, most] = [6, 60]
const alone = 'the sentences and passages are compared by their words alone.'

export interface WithOpinions {
  supports: Map<number, JudgedSupport>
  opinions: Opinions
}

/** Asks the model what it thinks of the sentences and passages, where there is one. What it cannot do changes nothing. */
export async function askOpinions(
  supports: ReadonlyMap<number, CitedSupport>,
  texts: ReadonlyMap<string, ReadText>,
  context: ToolContext,
  /** Places of citations whose signal says that they go the other way. */
  contrary: ReadonlySet<number>,
): Promise<WithOpinions> {
  const wanted = [...supports.keys()].filter((at) => !contrary.has(at)).sort((one, other) => one - other)
  const all = pairsOf(supports, texts, wanted)
  const pairs = all.slice(0, most)
  const { held, model, note } = await askAll(pairs, context)
  const left = all.length - pairs.length
  return {
    supports: new Map([...supports].map(([at, support]) => [at, withOpinion(support, held.get(at))])),
    opinions: {
      model,
      asked: model ? pairs.length : 0,
      given: held.size,
      note: [note, model && left > 0 && `${left} further comparisons were not put to the model.`]
        .filter(Boolean)
        .join(' '),
    },
  }
}

async function askAll(pairs: readonly Pair[], context: ToolContext) {
  const held = new Map<number, Opinion>()
  let model: Reasoned<unknown>['model'] | null = null
  if (pairs.length === 0) return { held, model, note: 'No passage was found on which a model could be asked.' }
  for (let from = 0; from < pairs.length; from += together) {
    const some = pairs.slice(from, from + together)
    const { reasoned, note } = await orEvidence(context, requestOf(some), alone, 'Asking the model for its opinion')
    if (!reasoned) return { held, model, note: held.size > 0 ? `${saidOf(held.size, pairs.length)} ${note}` : note }
    model = reasoned.model
    for (const [at, opinion] of heldOpinions(some, reasoned.answer.opinions as Given[])) held.set(at, opinion)
  }
  return { held, model, note: saidOf(held.size, pairs.length) }
}

const requestOf = (pairs: readonly Pair[]) => ({
  evidence: pairs.flatMap(({ sentence, passage }) => [sentence, passage]),
  prompt,
  schema: opinionsSchema,
  // To judge is more than a small model can: it is not asked.
  small: { instead: { opinions: [] } },
})

const saidOf = (given: number, asked: number): string =>
  given === 0
    ? 'The model gave no opinion that quotes both the sentence and the passage. A small model on this server is not asked for any.'
    : `The model gave its opinion on ${given} of ${asked} comparisons, quoting both. An opinion can lower what the words say, and never raise it.`
