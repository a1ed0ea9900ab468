import type { ErrorCode } from '@casewright/core'

/** The errors that a file can cause. */
export type ReadErrorCode = Extract<
  ErrorCode,
  | 'password-needed'
  | 'damaged'
  | 'empty'
  | 'wrong-type'
  | 'unsupported-type'
  | 'too-large'
  | 'too-long-to-read'
  | 'cancelled'
  | 'internal'
>

/**
 * Why a file cannot be read. It stands for a CasewrightError inside the worker, which keeps core
 * (and zod with it) out of the worker's start. `reason` is a sentence whose subject is the file's
 * name: "is protected by a password. Remove the password and upload it again."
 */
export class ReadFailure extends Error {
  readonly code: ReadErrorCode
  readonly reason: string

  constructor(code: ReadErrorCode, reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'ReadFailure'
    this.code = code
    this.reason = reason
  }
}

export const damaged = (cause?: unknown): ReadFailure =>
  new ReadFailure(
    'damaged',
    'is damaged and cannot be read. Save it again from its program and upload it anew.',
    cause === undefined ? undefined : { cause },
  )

export const passwordNeeded = (): ReadFailure =>
  new ReadFailure('password-needed', 'is protected by a password. Remove the password and upload it again.')

export const tooLarge = (what: string): ReadFailure =>
  new ReadFailure('too-large', `${what}. Split it into smaller files and upload those.`)
