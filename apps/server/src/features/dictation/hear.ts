import { CasewrightError } from '@casewright/core'
import {
  type Recognizer,
  RecognizerError,
  readWav,
  samplesPerSecond,
  type WavProblem,
} from '@casewright/local-model/speech'
import { errorFields, type Log } from '../../platform/log/log.ts'
import type { Budget } from './budget.ts'

const sentences: Record<WavProblem, string> = {
  'not-wav': 'This is not a sound that can be heard here. Dictate on the page, or send WAV.',
  'other-form': 'This sound has another form. Send WAV with one channel, 16,000 samples a second and 16 bits.',
  cut: 'The sound is cut. Send it again.',
  'too-long': 'This is more than 30 seconds of sound. Send it in shorter pieces.',
}

export interface HearDeps {
  recognizer: Recognizer
  budget: Budget
  log: Log
}

/**
 * The words in a sound, which is kept nowhere.
 * @param isPart the person is still speaking: where others wait, nothing is heard (null)
 * @throws CasewrightError
 */
export async function hear(
  { recognizer, budget, log }: HearDeps,
  person: string,
  file: Uint8Array,
  isPart: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const read = readWav(file)
  if ('problem' in read)
    throw new CasewrightError(read.problem === 'too-long' ? 'too-large' : 'unsupported-type', sentences[read.problem])
  if (!(await recognizer.title())) throw new CasewrightError('not-found', 'This server has no speech model.')
  if (isPart && recognizer.waiting() > 0) return null
  try {
    const seconds = read.sound.length / 2 / samplesPerSecond
    return await budget.spend(person, seconds, () => recognizer.hear(read.sound, signal))
  } catch (error) {
    if (!(error instanceof RecognizerError)) throw error
    log.warn({ ...errorFields(error), detail: error.detail }, 'speech was not recognized')
    throw new CasewrightError(error.trouble === 'busy' ? 'model-busy' : 'model-failed', error.message, { cause: error })
  }
}
