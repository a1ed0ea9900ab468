/**
 * Every error a person may see: its code, the HTTP status it is answered with, and the sentence
 * it has unless a better one is given. Sentences never hold a value of the input.
 */
export const errorCodes = {
  'bad-input': { status: 400, sentence: 'The request could not be understood. Check the fields and try again.' },
  'not-signed-in': { status: 401, sentence: 'You are not signed in. Sign in and try again.' },
  'wrong-credentials': { status: 401, sentence: 'Invalid email or password' },
  /** The password was right: `POST /api/factors/sign-in` takes what is asked for besides. */
  'second-factor-asked': {
    status: 401,
    sentence: 'This account requires a second factor. Sign in on the sign-in page.',
  },
  'second-factor-needed': {
    status: 403,
    sentence: 'This installation requires a second factor. Set one up under Settings, Sign-in, and try again.',
  },
  forbidden: { status: 403, sentence: 'You are not allowed to do this.' },
  'wrong-origin': { status: 403, sentence: 'This request came from another site and was refused.' },
  'registration-closed': {
    status: 403,
    sentence: 'Registration is closed. Ask your administrator for an invitation.',
  },
  offline: {
    status: 403,
    sentence: 'This server is offline and sends nothing out. An administrator can change that.',
  },
  'address-refused': {
    status: 403,
    sentence: 'This address may not be called from here. Use a public web address that starts with https.',
  },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  conflict: { status: 409, sentence: 'This has changed since you loaded it. Reload and try again.' },
  'email-taken': { status: 409, sentence: 'An account with this email already exists. Sign in instead.' },
  'too-large': { status: 413, sentence: 'The file is too large.' },
  'unsupported-type': { status: 415, sentence: 'This type of file cannot be read. Use PDF, DOCX, DOC or TXT.' },
  'password-needed': {
    status: 422,
    sentence: 'The file is protected by a password. Remove the password and upload it again.',
  },
  damaged: {
    status: 422,
    sentence: 'The file is damaged and cannot be read. Save it again from its program and upload the new file.',
  },
  empty: { status: 422, sentence: 'The file is empty: there is no text to read.' },
  'wrong-type': { status: 422, sentence: 'The file is not a document of the type that its name says.' },
  'too-long-to-read': {
    status: 422,
    sentence: 'Reading the file took too long and was stopped. Split it into smaller files.',
  },
  'unsafe-file': {
    status: 422,
    sentence:
      'The file could not be read safely, and will not be tried again. Print it to a new PDF, or save it again from the program that made it, and upload the new file.',
  },
  'over-budget': {
    status: 422,
    sentence:
      'This took more processor time or memory than one run may use, so it was stopped. Try again with a shorter text.',
  },
  'result-too-large': {
    status: 422,
    sentence: 'The result is larger than the limit for one run, so it was not saved. Try again with a shorter text.',
  },
  'model-refused': {
    status: 422,
    sentence: 'The language model declined to answer this. Word it differently, or work on the evidence alone.',
  },
  // Not 429: clients ask again by themselves after that, and what ended here begins with the next month.
  'limit-reached': {
    status: 402,
    sentence: 'What your plan allows in a month is used up. Ask your administrator if you need more.',
  },
  'too-many-attempts': { status: 429, sentence: 'Too many attempts. Wait a few minutes and try again.' },
  'too-many-runs': {
    status: 429,
    sentence: 'Too many of your runs have not ended yet. Wait until some have ended and try again.',
  },
  cancelled: { status: 499, sentence: 'The run was canceled.' },
  'model-failed': {
    status: 502,
    sentence: 'The language model did not give a usable answer. Nothing was lost; try again in a moment.',
  },
  'model-busy': { status: 503, sentence: 'The language model is busy. Wait a moment and try again.' },
  interrupted: {
    status: 503,
    sentence: 'The server stopped while it worked on this. Start it again; your document is still here.',
  },
  'not-ready': { status: 503, sentence: 'The server is starting or stopping. Try again in a moment.' },
  'storage-full': {
    status: 507,
    sentence:
      'The server’s disk is full. Nothing already saved is lost. Ask your administrator to free up space, then try again.',
  },
  'tool-failed': {
    status: 500,
    sentence:
      'The tool could not finish. Nothing was lost. Try again, and contact your administrator if it happens again.',
  },
  internal: {
    status: 500,
    sentence:
      'The server could not finish this. Nothing was lost. Try again, and contact your administrator if it happens again.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errorCodes

const marker = Symbol.for('casewright.error')

/** An error whose `message` is a sentence for a person. Survives duplicate copies of this package. */
export class CasewrightError extends Error {
  readonly [marker] = true
  readonly code: ErrorCode

  constructor(code: ErrorCode, sentence: string = errorCodes[code].sentence, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'CasewrightError'
    this.code = code
  }

  get status(): number {
    return errorCodes[this.code].status
  }

  static isInstance(error: unknown): error is CasewrightError {
    return typeof error === 'object' && error !== null && marker in error
  }
}
