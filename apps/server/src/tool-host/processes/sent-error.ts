import { CasewrightError, type ErrorCode, errorCodes } from '@casewright/core'
import { type Trouble, troubleOf } from '../../platform/db/trouble.ts'

/** An error on its way between processes: what a person is told, or what the log may say; and whether it may pass. */
export type SentError = { trouble?: Trouble } & ({ code: ErrorCode; message: string } | { name: string; stack: string })

/** Characters of a sentence, or of the places of an error. */
const longest = 4000

export function sent(error: unknown): SentError {
  const trouble = troubleOf(error)
  const passing = trouble && { trouble }
  if (CasewrightError.isInstance(error)) return { code: error.code, message: error.message, ...passing }
  if (!(error instanceof Error)) return { name: typeof error, stack: '', ...passing }
  return { name: error.name, stack: placesOf(error), ...passing }
}

/** Its message may quote what was entrusted, so it stays where it was thrown. */
const placesOf = ({ stack = '' }: Pick<Error, 'stack'>): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
    .join('\n')

/** Whoever sent it is not believed: a code that is none is no code, and a stack has places and nothing else. */
export function received(error: SentError): Error {
  // As the database's own errors tell it, so that whoever asks `troubleOf` finds it.
  const cause =
    error.trouble && Object.assign(new Error(), { code: error.trouble === 'full' ? 'ENOSPC' : 'ECONNRESET' })
  if ('code' in error && Object.hasOwn(errorCodes, error.code))
    return new CasewrightError(error.code, String(error.message).slice(0, longest), { cause })
  const { name, stack } = 'code' in error ? { name: 'Error', stack: '' } : error
  const told = Object.assign(new Error('An error in another process', { cause }), { name: String(name).slice(0, 100) })
  told.stack = `${told.name}\n${placesOf({ stack: String(stack).slice(0, longest) })}`
  return told
}
