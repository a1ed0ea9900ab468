export type RecognizerTrouble = 'none' | 'engine' | 'busy' | 'crashed' | 'slow'

const sentences: Record<RecognizerTrouble, string> = {
  none: 'This server has no speech model.',
  engine: 'The speech model on this server is not set up completely. Contact your administrator.',
  busy: 'Too many people are dictating at once. Try again in a moment.',
  crashed: 'The speech model stopped while it listened. It starts again with your next words.',
  slow: 'The speech model took too long and was stopped. Try again, or type the words.',
}

/** What went wrong, in a sentence for users; what else is known is for administrators. */
export class RecognizerError extends Error {
  override name = 'RecognizerError'
  readonly trouble: RecognizerTrouble
  readonly detail: string
  constructor(trouble: RecognizerTrouble, detail = sentences[trouble]) {
    super(sentences[trouble])
    this.trouble = trouble
    this.detail = detail
  }
}
