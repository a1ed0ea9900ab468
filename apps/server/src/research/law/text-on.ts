import { CasewrightError } from '@casewright/core'
import type { Who } from '../../platform/egress/index.ts'
import { createAsking } from '../external/asking.ts'
import type { ConnectedSource } from '../sources/index.ts'
import type { LawDeps } from './deps.ts'

/** The source that keeps the history of what a citation cites. */
export const sourceOfHistory = (
  { sources, egress }: Pick<LawDeps, 'sources' | 'egress'>,
  citation: string,
): ConnectedSource | undefined =>
  sources.find(
    ({ textOn, covers, title }) =>
      textOn &&
      covers?.(citation) &&
      !egress.refuses({ kind: 'source', name: title, address: 'configured', trust: 'cloud' }),
  )

/**
 * The text of what is cited as it stood on a day.
 * @throws CasewrightError where no source has it
 */
export async function textOn(deps: LawDeps, who: Who, signal: AbortSignal, citation: string, date: string) {
  const source = sourceOfHistory(deps, citation)
  if (!source)
    throw new CasewrightError(
      'not-found',
      `No source here has the text of ${citation} on other dates. Check at its publisher.`,
    )
  const { answer, asked } = await createAsking(
    deps,
    'source',
    who,
    signal,
  )(
    source,
    (call) => source.textOn?.(citation, date, call) ?? Promise.resolve(null),
    (text) => (text ? 1 : 0),
  )
  if (answer) return { text: answer, source: source.title }
  throw new CasewrightError(
    'not-found',
    asked.outcome === 'answered'
      ? `${source.title} has no text of ${citation} for this date. Choose another date, or check at its publisher.`
      : `${source.title} could not be asked for the text of ${citation}: ${asked.note ?? 'it did not respond.'} Try again later.`,
  )
}
