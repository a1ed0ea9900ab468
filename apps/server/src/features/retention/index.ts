export { previewRetention } from './preview.ts'
export { sweepRetention } from './sweep.ts'
