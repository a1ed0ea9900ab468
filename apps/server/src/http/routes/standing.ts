import { coverage, flaggedOf, looksOf } from '@casewright/core'

/** How the citations of a result stand, and how many a search found, as its coverage says. */
export function standingOf(output: unknown) {
  const { data } = coverage.safeParse((output as { coverage?: unknown } | null)?.coverage)
  return {
    citations: (data && looksOf(data)) ?? {},
    ...(data?.results !== undefined && { results: data.results }),
    ...(data?.shown !== undefined && { shown: data.shown }),
    ...(data?.flagged && { flagged: flaggedOf(data) }),
  }
}
