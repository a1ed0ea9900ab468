import * as css from './meter.css.ts'

const bars = 16

/** How loud the microphone is. */
export const Meter = ({ level }: { level: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: a meter of HTML cannot be drawn as bars.
  <span
    role="meter"
    aria-label="Level of the microphone"
    aria-valuenow={level}
    aria-valuemin={0}
    aria-valuemax={100}
    className={css.meter}
  >
    {Array.from({ length: bars }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
      <span key={nth} className={nth < (level / 100) * bars ? css.loud : css.bar} />
    ))}
  </span>
)
