export { createRecognizer, type Recognizer } from './recognizer.ts'
export { RecognizerError } from './recognizer-error.ts'
export { mostWavBytes, readWav, secondsOf, type WavProblem } from './sound/read-wav.ts'
