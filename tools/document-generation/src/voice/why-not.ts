import type { Speech } from '@casewright/core/client'

/** Why one cannot dictate here, in a sentence; undefined where one can. */
export function whyNot(speech: Speech, isSupported: boolean): string | undefined {
  if (speech === 'offline')
    return 'This installation works offline, and a browser may send speech to its maker: dictation is off. Type or paste your words here.'
  if (speech === 'switched-off')
    return 'An administrator of this installation has switched dictation off. Type or paste your words here.'
  if (!isSupported)
    return 'This browser does not recognize speech. Type or paste your words here, or open the page in one that does, such as Chrome, Edge or Safari.'
  return undefined
}
