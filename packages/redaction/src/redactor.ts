import { type FindOptions, findPersonalData } from './find.ts'
import type { Kind } from './kinds.ts'
import { placeholderPattern } from './label.ts'
import { mask } from './mask.ts'
import { createPlaceholders } from './placeholders.ts'
import { createRestoreStream, type Lookup, type RestoreStream, restoreText } from './restore.ts'
import { mapStrings } from './restore-deep.ts'

/** A value that was replaced, as the ledger may keep it. */
export interface Replaced {
  readonly kind: Kind
  readonly placeholder: string
  /** Masked: never the value. */
  readonly shown: string
}

/** Takes personal data out of what one call sends to a cloud model, and puts it back into the answer. */
export interface Redactor {
  /** A text with placeholders. The same value has the same one in every text of this redactor. */
  redact(text: string): string
  /** A text with the values, each as it was first written. For parsed values only: a value may hold a quote or a line break. */
  restore(text: string): string
  restoreStream(): RestoreStream
  /** The same for every string of a parsed value, such as the arguments of a tool call. */
  restoreDeep<T>(value: T): T
  /** How many times each kind was replaced. */
  counts(): Record<Kind, number>
  /** Each value that was replaced, once. */
  replaced(): Replaced[]
}

/** One redactor serves one call: placeholders mean nothing beyond it. */
export function createRedactor(options: FindOptions): Redactor {
  const placeholders = createPlaceholders()
  // Words such as 'ACCOUNT 1' that a text uses itself are no placeholder without brackets.
  const ambiguous = new Set<string>()
  const lookup: Lookup = (key, isBare) => (isBare && ambiguous.has(key) ? undefined : placeholders.valueOf(key))
  const restore = (text: string): string => restoreText(text, lookup)

  return {
    redact(text) {
      let redacted = ''
      let done = 0
      const copy = (end: number): void => {
        redacted += escapeLookAlikes(text.slice(done, end), placeholders.forText, ambiguous)
        done = end
      }
      for (const span of findPersonalData(text, options)) {
        copy(span.start)
        redacted += placeholders.forValue(span, text.slice(span.start, span.end))
        done = span.end
      }
      copy(text.length)
      return redacted
    },
    restore,
    restoreStream: () => createRestoreStream(lookup),
    restoreDeep: (value) => mapStrings(value, restore),
    counts: placeholders.counts,
    replaced: () =>
      placeholders
        .entries()
        .flatMap(({ kind, key, value }) =>
          kind === 'text' ? [] : [{ kind, placeholder: `[${key}]`, shown: mask(kind, value) }],
        ),
  }
}

/** What looks like a placeholder before any was set gets one of its own, so that it comes back as it stood. */
function escapeLookAlikes(text: string, forText: (words: string) => string, ambiguous: Set<string>): string {
  return text.replace(placeholderPattern(), (words, label?: string) => {
    if (label !== undefined) return forText(words)
    ambiguous.add(words)
    return words
  })
}
