/** Whisper has 50 states for each second, and 1500 at most. */
const statesPerSecond = 50
const most = 1500
const step = 64
/** With fewer it repeats itself. */
const least = 448

/** How many states a sound of so many samples needs: less work for short ones, which else take as long as 30 seconds. */
export const audioContext = (samples: number): number => {
  const needed = (samples / 16_000) * statesPerSecond + step
  return Math.min(most, Math.max(least, Math.ceil(needed / step) * step))
}
