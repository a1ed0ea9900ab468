/** What is said between the server and the process that recognizes speech. */
export type ToEars =
  | { kind: 'load'; engine: string; weights: string }
  /** 16,000 samples a second, of 16 bits each; `names`: words that may be said, as one writes them. */
  | { kind: 'hear'; id: number; sound: Uint8Array; again: boolean; names: string }

export type FromEars =
  | { kind: 'loaded' }
  | { kind: 'unloadable' }
  | { kind: 'heard'; id: number; text: string }
  | { kind: 'failed'; id: number }
