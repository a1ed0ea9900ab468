import type { DocumentText } from '@casewright/core'
import type { ReadErrorCode } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'

/** What the worker is started with. */
export interface Job {
  source: { bytes: Uint8Array } | { path: string }
  name: string
  limits: ReadLimits
}

/** How far a reading is: pages of a PDF, else one step. */
export interface ReadStep {
  done: number
  total: number
  /** Set while a page is being read by OCR. */
  ocr?: boolean
}

/** What the worker says. */
export type Message =
  | { type: 'step'; step: ReadStep }
  | { type: 'done'; document: DocumentText }
  | { type: 'failed'; code: ReadErrorCode; reason: string; detail: string }
