import type { ModelFile } from '../model/files.ts'

export interface ThreadData {
  runtime: string
  folder: string
  model: Pick<ModelFile, 'pooling' | 'maxTokens'>
  threads: number
}

/** Ids of tokens cost more to send than the text: the thread makes them. */
export interface ToThread {
  id: number
  text: string
}

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'vector'; id: number; vector: Float32Array }
  | { kind: 'failed'; id: number; message: string }
