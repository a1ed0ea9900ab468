import { type CitationCheck, counted, type Evidence } from '@casewright/core'
import { orEvidence, type ToolContext, withoutModel } from '@casewright/core/server'
import { caseTypeTitles } from './case-types.ts'
import type { Evidence as Found } from './evidence.ts'
import type { Written } from './output.ts'
import { answerSchema, prompt } from './prompt.ts'
import { weighFor } from './score/weigh.ts'
import { writtenOf } from './written.ts'

const describedAs = 'description'
/** Authorities that the model is given, and how much of each. */
const authoritiesGiven = 3
const charactersOfEach = 3000

const alone = 'the index, its factors and the advice come from fixed lists.'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

interface Reasoning {
  written: Written | null
  note: string
  /** Of the authorities that the model names. */
  citations?: CitationCheck[]
}

/** Asks the model, where there is one. Whatever fails, the evidence stands alone, and it is said. */
export async function reasonOn(found: Found, context: ToolContext): Promise<Reasoning> {
  // The authorities are there for a model to read.
  if (!context.reason) return { written: null, note: withoutModel(context, alone) }
  const { caseType, description, jurisdiction } = found.asked
  context.progress({ message: 'Looking for authorities' })
  const authorities = await authoritiesFor(found, context)
  const about = `${caseTypeTitles[caseType]} case${jurisdiction ? `, ${jurisdiction}` : ''}; the client is ${found.client.title}`
  const evidence: Evidence[] = [
    { id: describedAs, kind: 'document', title: `Description of the case (${about})`, text: description },
    ...authorities,
  ]
  const { reasoned, note } = await orEvidence(context, { evidence, prompt, schema: answerSchema }, alone)
  if (!reasoned) return { written: null, note }
  const written = writtenOf(
    reasoned,
    describedAs,
    found.factors.flatMap(({ anchors }) => anchors),
    weighFor(found),
  )
  // What nothing is shown of took no part in the result.
  if (written.checked === 0)
    return {
      written: null,
      note:
        written.dropped > 0
          ? `Nothing that the model wrote is shown: ${counted(written.dropped, 'statement')} left out, because what they rest on was not found. ${capital(alone)}`
          : `The model was asked and wrote nothing: ${alone}`,
    }
  const dropped =
    written.dropped > 0 ? ` ${written.dropped} of its statements were left out: what they rest on was not found.` : ''
  return {
    written,
    note: `The words that the model’s statements rest on were found in your description. Whether they support them was not checked.${dropped}`,
    citations: reasoned.answer.authorities.map(({ citation }) => citation),
  }
}

/** A few authorities that may bear on the case. A search that fails takes nothing away. */
async function authoritiesFor(found: Found, { law, log, signal }: ToolContext): Promise<Evidence[]> {
  const { caseType, jurisdiction } = found.asked
  const text = [caseTypeTitles[caseType], ...found.factors.slice(0, 3).map(({ title }) => title)].join(' ')
  try {
    const { results } = await law.search({ text, limit: authoritiesGiven })
    const texts = await Promise.all(
      results.slice(0, authoritiesGiven).map(async (authority): Promise<Evidence[]> => {
        const words = authority.snippet?.text ?? (await law.read(authority.id))?.text
        const title = `${authority.title}, ${authority.citation}`
        return words
          ? [{ id: authority.id, kind: 'authority', title, text: `${title}\n\n${words.slice(0, charactersOfEach)}` }]
          : []
      }),
    )
    return texts.flat()
  } catch (error) {
    if (signal.aborted) throw error
    log.warn(`The search for authorities failed${jurisdiction ? ' with a jurisdiction' : ''}`)
    return []
  }
}
