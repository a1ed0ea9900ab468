import type { Quoted, Summary, WrittenStatement } from '../output.ts'

export type Length = 'sentence' | 'short' | 'detail'

export const lengthTitles: Record<Length, string> = {
  sentence: 'In a sentence',
  short: 'In short',
  detail: 'In detail',
}

export interface OneLength {
  id: Length
  found: readonly Quoted[]
  /** What a model wrote at this length; empty where none did, or nothing of it held. */
  written: readonly WrittenStatement[]
}

const words = ({ found, written }: OneLength) =>
  JSON.stringify([...written.map(({ statement }) => statement), ...found.map(({ text }) => text)])

/** The summary at its lengths, the shortest first. One that says the same as a shorter one is left out. */
export function lengthsOf({ written, summarySentences, otherLengths }: Summary): OneLength[] {
  // A result of an earlier version has one length alone.
  const all: OneLength[] = [
    { id: 'sentence', found: otherLengths?.sentence ?? [], written: written?.sentence ?? [] },
    { id: 'short', found: summarySentences, written: written?.summary ?? [] },
    { id: 'detail', found: otherLengths?.detail ?? [], written: written?.detail ?? [] },
  ]
  const short = words({ id: 'short', found: summarySentences, written: written?.summary ?? [] })
  return all.filter((one) => one.id === 'short' || (one.found.length + one.written.length > 0 && words(one) !== short))
}
