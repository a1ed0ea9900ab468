import { counted, reasonOf, type SourceAsked } from '@casewright/core/client'

/** Why there are no results: nobody was asked, nobody answered, or nothing fits. */
export interface Nothing {
  title: string
  text: string
}

export function nothingWords(asked: readonly SourceAsked[], legalOnly: boolean): Nothing {
  if (asked.some(({ outcome }) => outcome === 'answered'))
    return {
      title: 'Nothing was found',
      text: legalOnly
        ? 'No court, agency or legal publisher is among the results. Search without that limit, or with other words.'
        : 'Try other words, or fewer of them.',
    }
  if (asked.length > 0 && asked.every(({ outcome }) => outcome === 'skipped'))
    return asked.every(({ why }) => why === 'offline')
      ? {
          title: 'This server is offline',
          text: 'No search engine or feed was contacted. Your words did not leave it.',
        }
      : { title: 'No search was run', text: 'No search engine or feed was available. The line below says why.' }
  // Sites that have nothing to do with each other seldom fail alike: then it is the way to them.
  const isAlike = asked.length > 1 && new Set(asked.map(reasonOf)).size === 1
  return {
    title: 'No source could be reached',
    text: isAlike
      ? `All ${counted(asked.length, 'source')} failed alike, so this server itself may be without a connection. An administrator can check that.`
      : 'The line below says why. Try again in a minute.',
  }
}
