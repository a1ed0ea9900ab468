import type { SourceAsked } from '@casewright/core'

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
    return {
      title: 'No search was run',
      text: asked.every(({ why }) => why === 'offline')
        ? 'This server is offline, so no search engine or feed was contacted. Your words did not leave it.'
        : 'No search engine or feed was available. The line below says why.',
    }
  return { title: 'No source could be reached', text: 'The line below says why. Try again in a minute.' }
}
