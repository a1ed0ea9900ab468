import { Notice } from '@casewright/ui'
import { clockOf } from './elapsed.ts'
import type { ListeningDictation } from './listen/use-listening.ts'
import type { Dictation } from './use-dictation.ts'

interface TroublesProps {
  dictation: Dictation | ListeningDictation
  onStart: () => void
}

/** What keeps words from being heard, what is kept, and one way on. */
export function Troubles({ dictation, onStart }: TroublesProps) {
  const { isListening, problem } = dictation
  const here = 'pause' in dictation && isListening ? dictation : null
  if (here?.isBehind && here.isFinishing)
    return (
      <Notice
        tone="partial"
        title="The server does not answer."
        action={{ label: 'Leave out what waits', onPress: here.giveUp }}
      >
        The last words wait in this page and are heard when it answers again. Keep the page open until then.
      </Notice>
    )
  if (here?.isBehind)
    return (
      <Notice tone="partial" title="The server does not answer." action={{ label: 'Try now', onPress: here.tryNow }}>
        Go on speaking: what you say waits in this page and is heard when the server answers again. It is asked every
        two seconds.
      </Notice>
    )
  if (here?.isSilent && !here.isPaused)
    return (
      <Notice tone="partial" title="The microphone is silent." action={{ label: 'Try again', onPress: here.reopen }}>
        Nothing was heard for 8 seconds. Your words up to {clockOf(here.seconds)} are kept. Check that the right
        microphone is chosen and not muted.
      </Notice>
    )
  if ('isRefused' in dictation && dictation.isRefused && !isListening)
    return (
      <Notice
        tone="partial"
        title="The browser does not allow the microphone."
        action={{ label: 'Start again', onPress: onStart }}
      >
        Allow it for this site beside the address, then start again. You can also upload a recording.
      </Notice>
    )
  if (problem && !isListening)
    return (
      <Notice tone="partial" title="Dictation has stopped." action={{ label: 'Start again', onPress: onStart }}>
        {problem}
      </Notice>
    )
  return null
}
