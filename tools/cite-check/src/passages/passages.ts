import { CasewrightError, visibleText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { citedPassages, parseCitation, readHeldText } from '@casewright/law'
import { pagesOfCase } from '../check/check-pin.ts'
import { starPageAt } from '../check/star-pages.ts'
import type { FoundPassages } from '../output.ts'

const mostShown = 3

/**
 * The passages of an authority that may support a sentence, the best first. Those that say the opposite are left out and
 * counted.
 * @throws CasewrightError where the text of the authority is not in the library
 */
export async function findPassages(
  { authority: id, statement }: { authority: string; statement: string },
  { law }: Pick<ToolContext, 'law'>,
): Promise<FoundPassages> {
  const read = await law.read(id, { atHand: true })
  if (!read?.text)
    throw new CasewrightError('not-found', 'The text of this authority is not in the library, so nothing was searched.')
  const { authority, text } = read
  const held = readHeldText(text)
  const known = pagesOfCase(parseCitation(authority.citation) ?? undefined, read)
  const found = citedPassages(held, { statement, authority: id }, mostShown * 2)
  const passages = found.flatMap(({ passage, outcome, reason }) => {
    if (!passage || outcome === 'contradicted') return []
    const page = known ? starPageAt(known.pages, known.firstPage, passage.anchor.start) : undefined
    return [{ ...passage, outcome, reason, ...(page !== undefined && { page: String(page) }) }]
  })
  return {
    title: visibleText(authority.title),
    citation: authority.citation,
    passages: passages.slice(0, mostShown),
    opposed: found.filter(({ outcome }) => outcome === 'contradicted').length,
    sentences: held.sentences.length,
  }
}
