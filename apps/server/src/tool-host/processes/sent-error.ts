import { CasewrightError, type ErrorCode } from '@casewright/core'
import { type Trouble, troubleOf } from '../../platform/db/trouble.ts'

/** An error on its way between processes: what a person is told, or what the log may say; and whether it may pass. */
export type SentError = { trouble?: Trouble } & ({ code: ErrorCode; message: string } | { name: string; stack: string })

export function sent(error: unknown): SentError {
  const trouble = troubleOf(error)
  const passing = trouble && { trouble }
  if (CasewrightError.isInstance(error)) return { code: error.code, message: error.message, ...passing }
  if (!(error instanceof Error)) return { name: typeof error, stack: '', ...passing }
  return { name: error.name, stack: placesOf(error), ...passing }
}

/** Its message may quote what was entrusted, so it stays where it was thrown. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
    .join('\n')

export function received(error: SentError): Error {
  // As the database's own errors tell it, so that whoever asks `troubleOf` finds it.
  const cause =
    error.trouble && Object.assign(new Error(), { code: error.trouble === 'full' ? 'ENOSPC' : 'ECONNRESET' })
  if ('code' in error) return new CasewrightError(error.code, error.message, { cause })
  const { name, stack } = error
  return Object.assign(new Error('An error in another process', { cause }), { name, stack: `${name}\n${stack}` })
}
