/** How often something must stand at the end of a text, one after the other, to count as a loop. */
const times = 5
/** A repeated word or mark counts only over this many characters. */
const leastLength = 200
const longestPeriod = 600

/** Whether a text ends in the same words over and over, as the answers of small models do that go astray. */
export function repeatsItself(text: string): boolean {
  for (let period = 1; period <= longestPeriod; period++) {
    const length = Math.max(leastLength, period * times)
    if (length > text.length) return false
    let at = text.length - 1
    const end = text.length - length + period
    while (at >= end && text.charCodeAt(at) === text.charCodeAt(at - period)) at--
    if (at < end) return true
  }
  return false
}
