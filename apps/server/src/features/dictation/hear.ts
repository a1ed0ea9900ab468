import { CasewrightError } from '@casewright/core'
import { type Recognizer, RecognizerError, readWav, secondsOf, type WavProblem } from '@casewright/local-model/speech'
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
  /** Names and terms that may be said. */
  told(): Promise<readonly string[]>
}

/**
 * `whole`: what was said, up to a pause. `part`: the person is still speaking. `again`: what was heard is heard by another
 * reading. Where others wait, the last two are left out.
 */
export type Reading = 'whole' | 'part' | 'again'

/**
 * The words in a sound, which is kept nowhere; null: left out, as others wait.
 * @throws CasewrightError
 */
export async function hear(
  { recognizer, budget, log, told }: HearDeps,
  person: string,
  file: Uint8Array,
  reading: Reading,
  signal: AbortSignal,
): Promise<string | null> {
  const read = readWav(file)
  if ('problem' in read)
    throw new CasewrightError(read.problem === 'too-long' ? 'too-large' : 'unsupported-type', sentences[read.problem])
  if (!(await recognizer.title())) throw new CasewrightError('not-found', 'This server has no speech model.')
  if (reading !== 'whole' && recognizer.waiting() > 0) return null
  try {
    // The other reading is told nothing: where it hears something else than a name, the name is marked.
    const names = reading === 'again' ? [] : await told()
    return await budget.spend(person, secondsOf(read.sound), () =>
      recognizer.hear(read.sound, signal, reading === 'again', names),
    )
  } catch (error) {
    if (!(error instanceof RecognizerError)) throw error
    log.warn({ ...errorFields(error), detail: error.detail }, 'speech was not recognized')
    throw new CasewrightError(error.trouble === 'busy' ? 'model-busy' : 'model-failed', error.message, { cause: error })
  }
}
