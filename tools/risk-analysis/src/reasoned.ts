import { CasewrightError, type Coverage, type Evidence } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { caseTypeTitles } from './case-types.ts'
import type { Evidence as Found } from './evidence.ts'
import type { Written } from './output.ts'
import { answerSchema, prompt } from './prompt.ts'
import { writtenOf } from './written.ts'

const describedAs = 'description'
/** Authorities that the model is given, and how much of each. */
const authoritiesGiven = 3
const charactersOfEach = 3000

export interface Reasoning {
  written: Written | null
  note: string
  asked: NonNullable<Coverage['sourcesAsked']>
  citations: Coverage['citations']
}

/** Asks the model, where there is one. Whatever fails, the evidence stands alone, and it is said. */
export async function reasonOn(found: Found, context: ToolContext): Promise<Reasoning> {
  const nothing = { written: null, asked: [], citations: undefined }
  if (!context.reason)
    return { ...nothing, note: 'No model is connected: the index, its factors and the advice come from fixed lists.' }
  const { caseType, description, jurisdiction } = found.asked
  context.progress({ message: 'Looking for authorities' })
  const law = await authoritiesFor(found, context)
  const about = `${caseTypeTitles[caseType]} case${jurisdiction ? `, ${jurisdiction}` : ''}; the client is ${found.client.title}`
  const evidence: Evidence[] = [
    { id: describedAs, kind: 'document', title: `Description of the case (${about})`, text: description },
    ...law.evidence,
  ]
  context.progress({ message: 'Asking the model' })
  try {
    const reasoned = await context.reason({ evidence, prompt, schema: answerSchema })
    const written = writtenOf(
      reasoned,
      describedAs,
      found.factors.flatMap(({ anchors }) => anchors),
    )
    const citations: NonNullable<Coverage['citations']> = {}
    for (const { citation } of reasoned.answer.authorities)
      citations[citation.status] = (citations[citation.status] ?? 0) + 1
    const dropped =
      written.dropped > 0 ? ` ${written.dropped} of its statements were left out: what they rest on was not found.` : ''
    return {
      written,
      note: `The words that the model’s statements rest on were found in your description. Whether they support them was not checked.${dropped}`,
      asked: law.asked,
      citations,
    }
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error)) throw error
    return {
      ...nothing,
      asked: law.asked,
      note: `The model took no part: ${error.message} The index and its factors come from fixed lists.`,
    }
  }
}

/** A few authorities that may bear on the case. A source that fails is named, and takes nothing away. */
async function authoritiesFor(found: Found, { law, log, signal }: ToolContext) {
  const { caseType, jurisdiction } = found.asked
  const text = [caseTypeTitles[caseType], ...found.factors.slice(0, 3).map(({ title }) => title)].join(' ')
  try {
    const { results, asked } = await law.search({ text, limit: authoritiesGiven })
    const texts = await Promise.all(
      results.slice(0, authoritiesGiven).map(async (authority): Promise<Evidence[]> => {
        const words = authority.snippet?.text ?? (await law.read(authority.id))?.text
        const title = `${authority.title}, ${authority.citation}`
        return words
          ? [{ id: authority.id, kind: 'authority', title, text: `${title}\n\n${words.slice(0, charactersOfEach)}` }]
          : []
      }),
    )
    return { evidence: texts.flat(), asked }
  } catch (error) {
    if (signal.aborted) throw error
    log.warn(`The search for authorities failed${jurisdiction ? ' with a jurisdiction' : ''}`)
    return {
      evidence: [],
      asked: [{ source: 'law', outcome: 'error' as const, note: 'the search failed' }],
    }
  }
}
