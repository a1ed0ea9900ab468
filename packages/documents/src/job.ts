import type { DocumentText } from '@casewright/core'
import type { ReadErrorCode } from './failure.ts'
import type { ReadLimits } from './limits.ts'

/** One file to read. */
export interface Job {
  bytes: Uint8Array
  name: string
  limits: ReadLimits
}

/** How far a reading is: pages of a PDF, else one step. */
export interface ReadStep {
  done: number
  total: number
  /** Set while a page is being read by OCR. */
  ocr?: boolean
  /** A page that OCR has just read, and what it read; numbered from 1. */
  page?: { number: number; text: string }
}

/** What a reading says while it goes on. */
export interface Progress {
  step(step: ReadStep): void
  /** Asked before each page of OCR, which takes seconds: resolves when it is this reading's turn. */
  turn(): Promise<void>
}

/** What a reader is told: the bytes in pieces, then what to do with them; and that it may go on. */
export type Order =
  | { type: 'piece'; bytes: Uint8Array }
  | { type: 'read'; name: string; limits: ReadLimits }
  | { type: 'go' }

/** What a reader says. */
export type Answer =
  | { type: 'step'; step: ReadStep }
  | { type: 'turn' }
  | { type: 'done'; document: DocumentText }
  | { type: 'failed'; code: ReadErrorCode; reason: string; detail: string }
