import { counted, type WebResults } from '@casewright/core'

interface Known {
  found: WebResults
  /** How many results are listed, and how many were left out as they are of other publishers. */
  listed: number
  leftOut: number
  pages: { tried: number; read: number }
  /** What of the summary is whose. */
  note: string
}

/** What was read of what, and what is whose. */
export function notesOf({ found, listed, leftOut, pages, note }: Known): string[] {
  const { asked } = found
  const reached = asked.some(({ outcome }) => outcome === 'answered')
  const estimated = found.by === 'engine' && found.total > listed + leftOut
  return [
    ...(found.by === 'feeds' && reached
      ? ['No search engine is set: the latest entries of public legal feeds were searched on this server.']
      : []),
    ...(estimated ? ['How many results there are in all is the engine’s own estimate.'] : []),
    ...(leftOut > 0
      ? [`${counted(leftOut, 'result')} of other publishers ${leftOut === 1 ? 'was' : 'were'} left out.`]
      : []),
    ...(pages.tried > 0
      ? [`Read ${pages.read} of ${counted(pages.tried, 'page')}.`]
      : listed > 0
        ? ['The pages themselves were not read.']
        : []),
    note,
  ]
}
