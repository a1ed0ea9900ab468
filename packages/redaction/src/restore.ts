import { keyOf, longestPlaceholder, placeholderPattern, unfinishedPattern } from './label.ts'

/** What a placeholder stands for; nothing when the model invented it. */
export type Lookup = (key: string, isBare: boolean) => string | undefined

const read = (match: RegExpExecArray, lookup: Lookup): string => {
  const [whole, label, number, letter, bareLabel, bareNumber, bareLetter] = match
  const value = label
    ? lookup(keyOf(label, number ?? '', letter), false)
    : // Without brackets only the exact words count.
      keyOf(bareLabel ?? '', bareNumber ?? '', bareLetter) === whole
      ? lookup(whole, true)
      : undefined
  return value ?? whole
}

/** Puts values back for the placeholders of `text` between two offsets; what stands around is looked at, not given. */
function restoreBetween(text: string, from: number, to: number, lookup: Lookup): string {
  const pattern = placeholderPattern()
  pattern.lastIndex = from
  let restored = ''
  let done = from
  for (let match = pattern.exec(text); match && match.index < to; match = pattern.exec(text)) {
    restored += text.slice(done, match.index) + read(match, lookup)
    done = pattern.lastIndex
  }
  return restored + text.slice(done, to)
}

export const restoreText = (text: string, lookup: Lookup): string => restoreBetween(text, 0, text.length, lookup)

export interface RestoreStream {
  /** What of the text so far is certain. */
  push(delta: string): string
  /** The rest. */
  end(): string
}

/** Restores a text that comes in pieces. Held back is only what may still become a placeholder. */
export function createRestoreStream(lookup: Lookup): RestoreStream {
  // The character before `from` is kept: whether a word begins at `from` depends on it.
  let text = ''
  let from = 0
  const advance = (to: number): string => {
    const restored = restoreBetween(text, from, to, lookup)
    const kept = Math.max(0, to - 1)
    text = text.slice(kept)
    from = to - kept
    return restored
  }
  return {
    push(delta) {
      text += delta
      return advance(startOfUnfinished(text, from))
    },
    end: () => advance(text.length),
  }
}

function startOfUnfinished(text: string, from: number): number {
  const pattern = unfinishedPattern()
  for (let at = Math.max(from, text.length - longestPlaceholder); at < text.length; at++) {
    pattern.lastIndex = at
    if (pattern.test(text)) return at
  }
  return text.length
}
