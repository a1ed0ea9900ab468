import type { Connection, LanguageModelRow, LanguageModels, MeaningState } from '@casewright/api/client'

/** One of the three things that models do here: which model does it, and what that means. */
export interface Doing {
  title: string
  model: string
  means: string
}

/** Which model writes: the first that is asked. */
export function writes(
  connections: readonly Connection[],
  here: readonly Pick<LanguageModelRow, 'title' | 'isInUse'>[] = [],
): Doing {
  const title = 'Writes'
  const first = connections.find(({ kind }) => kind === 'model')
  if (!first) return { title, model: 'No model', means: 'Every tool works from evidence alone.' }
  const model = first.name ?? first.title
  if (!first.host && first.trust === 'local') {
    const called = here.find(({ isInUse }) => isInUse)?.title ?? model
    return { title, model: called, means: 'On this server. Nothing leaves it.' }
  }
  return {
    title,
    model,
    means:
      first.trust === 'local' ? `${first.title}, in your own network.` : `${first.title}. Text leaves this server.`,
  }
}

export function findsByMeaning({ isOn, model, embedded, authorities }: MeaningState): Doing {
  const title = 'Finds by meaning'
  if (!isOn || !model) return { title, model: 'No model', means: 'The library is searched by words alone.' }
  const count = (number: number) => number.toLocaleString('en-US')
  return { title, model: model.name, means: `${count(embedded)} of ${count(authorities)} authorities` }
}

export const hears = ({ hears: model, hearingSpeed }: Pick<LanguageModels, 'hears' | 'hearingSpeed'>): Doing => ({
  title: 'Hears',
  model: model ?? 'No model',
  means: model
    ? `On this server. The sound is not kept.${hearingSpeed ? ` ${paceWords(hearingSpeed)}` : ''}`
    : 'Dictation goes through the browser’s recognizer.',
})

/** Below one, words come ever later the longer somebody speaks. */
const paceWords = (speed: number): string =>
  speed >= 1.05
    ? `${speed.toLocaleString('en-US')} times faster than speech.`
    : 'Not faster than speech: words come late. A smaller model is faster.'
