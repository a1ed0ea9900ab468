/**
 * How often something that crashed is started again: so many times within a while, each after a longer pause, and then
 * no more. @returns {() => number | undefined} the pause in milliseconds before the next start
 */
export function limitRestarts({ most = 5, within = 10 * 60_000, firstPause = 1000, now = Date.now } = {}) {
  const starts = []
  return () => {
    const time = now()
    while (starts.length > 0 && starts[0] <= time - within) starts.shift()
    if (starts.length >= most) return undefined
    starts.push(time)
    return firstPause * 2 ** (starts.length - 1)
  }
}
