import type { LawPackState, LawPackWork } from '@casewright/api/client'
import { counted, inBytes } from '@casewright/core/client'
import { lengthOf } from '../../../lib/length.ts'

const running: readonly LawPackState[] = ['waiting', 'downloading', 'importing', 'removing']

/** Whether it goes on by itself. */
export const isRunning = ({ state }: Pick<LawPackWork, 'state'>): boolean => running.includes(state)

export const stateWords: Record<LawPackState, string> = {
  waiting: 'Waiting',
  downloading: 'Downloading',
  importing: 'Importing',
  paused: 'Paused',
  failed: 'Stopped',
  removing: 'Removing',
}

export const deedWords: Record<LawPackWork['deed'], string> = {
  add: 'New to the library',
  update: 'Being updated; the library keeps the current text until the new one is complete',
  remove: 'Being removed',
}

const number = (value: number) => value.toLocaleString('en-US')

function downloaded({ bytes, of }: LawPackWork['download']): string | undefined {
  if (of !== null) return `${inBytes(bytes)} of ${inBytes(of)}`
  return bytes > 0 ? `${inBytes(bytes)} downloaded` : undefined
}

/** How far it is: '12,400 authorities read, 1,050 a second, about 2 minutes left'. Empty where there is nothing to say yet. */
export function progressWords(work: LawPackWork): string {
  const { state, files, download, items, perSecond, left } = work
  const isReading = state === 'importing' || items > 0
  const parts = [
    isReading ? items > 0 && `${counted(items, 'authority', 'authorities')} read` : downloaded(download),
    isReading && perSecond !== null && isRunning(work) && `${number(perSecond)} a second`,
    files.of > 1 && `${number(files.done)} of ${counted(files.of, 'file')}`,
    left !== null && isRunning(work) && `about ${lengthOf(left)} left`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What is lost by canceling, in a sentence. */
export const cancelWords = ({ deed }: Pick<LawPackWork, 'deed'>): string =>
  deed === 'update'
    ? 'The update is discarded. The library keeps the text that it has now.'
    : 'What was downloaded and imported so far is deleted. You can add the pack again at any time.'
