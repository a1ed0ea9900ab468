/** What of the Web Speech API dictation uses. TypeScript's own library does not name the constructor. */
interface RecognitionResult {
  isFinal: boolean
  0: { transcript: string }
}
export interface RecognitionEvent {
  results: ArrayLike<RecognitionResult>
  resultIndex: number
}
export interface Recognition {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
type Maker = new () => Recognition

/** The browser's recognition of speech; undefined where it has none. */
export function recognitionMaker(): Maker | undefined {
  const browser = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

const told: Record<string, string> = {
  'not-allowed':
    'The browser may not use the microphone. Allow it for this page in the browser’s settings, then start again.',
  'service-not-allowed':
    'This browser does not let the page recognize speech. Type or paste the text, or use another browser.',
  'no-speech': 'Nothing was heard. Check that the right microphone is chosen and not muted, then start again.',
  'audio-capture': 'No microphone was found. Connect one, or type or paste the text.',
  network: 'The browser could not reach the service that recognizes its speech. Type or paste the text, or try again.',
  'language-not-supported': 'This browser does not recognize U.S. English. Type or paste the text.',
}

/** What went wrong, in a sentence; undefined for what the person did themselves. */
export const wordsOfError = (error: string): string | undefined =>
  error === 'aborted'
    ? undefined
    : (told[error] ?? 'The browser’s recognition of speech stopped. What was heard is in the text; start again.')
