import type { Evidence } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Place, Result } from './output.ts'

/** Of each result, what a summary may rest on. */
export interface ResultText {
  /** From 1. */
  number: number
  title: string
  snippet: string
  /** What its page says, where it was read. */
  page?: string
}

/** A summary rests on so many results; pages are read of the first, and so many characters of each. */
const most = { results: 10, pages: 5, characters: 20_000 }

/** The texts of the first results; with their pages, if the person allows that these are called. */
export async function textsOf(
  results: readonly Result[],
  readPages: boolean,
  context: ToolContext,
): Promise<{ texts: ResultText[]; tried: number }> {
  const texts: ResultText[] = results
    .slice(0, most.results)
    .map(({ title, snippet }, index) => ({ number: index + 1, title, snippet }))
  if (!readPages) return { texts, tried: 0 }
  const first = texts.slice(0, most.pages)
  let done = 0
  const tell = () => context.progress({ message: 'Reading page', done, total: first.length })
  tell()
  await Promise.all(
    first.map(async (text) => {
      const page = await context.web.read(results[text.number - 1]?.url ?? '')
      if (page) text.page = page.text.slice(0, most.characters)
      done++
      if (done < first.length) tell()
    }),
  )
  return { texts, tried: first.length }
}

const joint = '\n\n'

/** A result as evidence, under its number. */
export const evidenceOf = ({ number, title, snippet, page }: ResultText): Evidence => ({
  id: String(number),
  kind: 'document',
  title: `Result ${number}: ${title}`,
  text: [title, snippet, ...(page ? [page] : [])].join(joint),
})

/** Where in a result an offset into its evidence lies. */
export function partAt({ title, snippet }: ResultText, start: number): Place['from'] {
  if (start < title.length) return 'title'
  return start < title.length + joint.length + snippet.length ? 'snippet' : 'page'
}
