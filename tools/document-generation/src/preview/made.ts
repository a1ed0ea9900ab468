import type { Generated } from '../output.ts'

/** What the preview shows of a made document. */
export type Made = Pick<
  Generated,
  | 'title'
  | 'parts'
  | 'missing'
  | 'filled'
  | 'doubts'
  | 'leftOut'
  | 'written'
  | 'coverage'
  | 'answers'
  | 'documentType'
  | 'unplaced'
  | 'account'
  | 'beside'
  | 'dated'
  | 'undated'
  | 'law'
>
