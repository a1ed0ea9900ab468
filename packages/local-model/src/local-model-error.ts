export type Trouble = 'file' | 'engine' | 'memory' | 'busy' | 'crashed' | 'too-long' | 'loop' | 'slow'

/** What went wrong: a sentence for users, and for administrators what they can do about it. */
export class LocalModelError extends Error {
  override name = 'LocalModelError'
  readonly trouble: Trouble
  readonly detail: string
  constructor(trouble: Trouble, message: string, detail = message) {
    super(message)
    this.trouble = trouble
    this.detail = detail
  }
}

export const badFile = (why: string) =>
  new LocalModelError(
    'file',
    'The language model on this server cannot be used. Contact your administrator.',
    `The model file ${why}.`,
  )

export const noEngine = (detail: string) =>
  new LocalModelError(
    'engine',
    'The language model on this server is not set up completely. Contact your administrator.',
    detail,
  )

export const tooLittleMemory = (needed: string, free?: string) =>
  new LocalModelError(
    'memory',
    `The language model needs ${needed} of memory, ${free ? `and this server has ${free} available` : 'more than this server has available'}. Try again later, or contact your administrator.`,
    `It needs ${needed} of memory${free ? `, and ${free} is available` : ''}. Add memory, or choose a smaller model.`,
  )

export const crashed = () =>
  new LocalModelError(
    'crashed',
    'The language model stopped while it worked on this. It starts again with the next question. Try again.',
  )

export const lineIsFull = (most: number) =>
  new LocalModelError('busy', `The language model has ${most} questions waiting. Try again in a few minutes.`)

export const tooLong = () =>
  new LocalModelError(
    'too-long',
    'This is too long for the language model on this server. Shorten it, or split the document.',
  )

export const looped = () =>
  new LocalModelError('loop', 'The language model repeated itself and was stopped, so its answer is not shown.')

/** @param longest in milliseconds */
export const tooSlow = (longest: number) =>
  new LocalModelError(
    'slow',
    `The language model took longer than ${Math.ceil(longest / 60_000)} minutes and was stopped. Ask for less at once.`,
  )
