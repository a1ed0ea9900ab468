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
  | 'unsafe-file'
  | 'cancelled'
  | 'internal'
>

/**
 * Why a file cannot be read. It stands for a CasewrightError inside the process that reads, which keeps core
 * (and zod with it) out of its start. `reason` is a sentence whose subject is the file's
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
    'is damaged and cannot be read. Save it again from its program and upload it again.',
    cause === undefined ? undefined : { cause },
  )

export const cancelled = (): ReadFailure => new ReadFailure('cancelled', 'was not read: the run was canceled.')

/** What a file did to the process that read it. */
export type Harm = 'memory' | 'time' | 'crash'

const harms: Record<Harm, string> = {
  memory: 'it took more memory than one file may use',
  time: 'it kept the reader busy without end',
  crash: 'it stopped the program that reads files',
}

/** The file ended the process that read it. The same bytes would do it again. */
export const unsafe = (harm: Harm): ReadFailure =>
  new ReadFailure(
    'unsafe-file',
    `could not be read safely: ${harms[harm]}. This file will not be tried again. Print it to a new PDF, or save it again from the program that made it, and upload the new file.`,
  )

export const passwordNeeded = (): ReadFailure =>
  new ReadFailure('password-needed', 'is protected by a password. Remove the password and upload it again.')

export const tooLarge = (what: string): ReadFailure =>
  new ReadFailure('too-large', `${what}. Split it into smaller files and upload those.`)
