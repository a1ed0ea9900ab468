import type { LevelWord } from './loud.ts'
import * as css from './meter.css.ts'

const strokes = 44
/** The newest are in brass. */
const newest = 12

interface MeterProps {
  /** Each from 0 to 100, the newest last. */
  levels: readonly number[]
  word: LevelWord
}

/** How loud the microphone is and was, and whether that is right. */
export function Meter({ levels, word }: MeterProps) {
  const shown = [...Array<number>(strokes).fill(0), ...levels].slice(-strokes)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter of HTML cannot be drawn as strokes. */}
      <span
        role="meter"
        aria-label="Level of the microphone"
        aria-valuenow={levels.at(-1) ?? 0}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={word}
        className={css.meter}
      >
        {shown.map((level, nth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes never change places.
            key={nth}
            className={nth < strokes - newest ? css.stroke : css.newest}
            style={{ height: `${Math.max(12, level)}%` }}
          />
        ))}
      </span>
      <span className={css.word}>{word}</span>
    </>
  )
}
