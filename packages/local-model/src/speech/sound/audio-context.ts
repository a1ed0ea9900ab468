/** Whisper has 50 states for each second, and 1500 at most. */
const statesPerSecond = 50
const most = 1500
const step = 64
/** With fewer it repeats itself. */
const least = 448

/** With so many more, the model hears the same where it is certain, and often something else where it is not. */
const more = 256

/**
 * How many states a sound of so many samples needs: less work for short ones, which else take as long as 30 seconds.
 * @param again for another reading of a sound that was heard
 */
export const audioContext = (samples: number, again = false): number => {
  const needed = (samples / 16_000) * statesPerSecond + step
  const usual = Math.min(most, Math.max(least, Math.ceil(needed / step) * step))
  if (!again) return usual
  return Math.min(usual + more, most)
}
