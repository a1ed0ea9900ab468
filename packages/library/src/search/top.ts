/** Keeps the items with the highest scores, at most `most`; of equal ones those that came first. */
export function createTop<T>(most: number) {
  // A heap: the least score, and of equal ones the latest, stands at 0.
  const heap: { score: number; order: number; item: T }[] = []
  let order = 0
  const isBelow = (one: { score: number; order: number }, other: { score: number; order: number }) =>
    one.score < other.score || (one.score === other.score && one.order > other.order)
  const sift = (from: number) => {
    const moved = heap[from] as (typeof heap)[number]
    let at = from
    for (;;) {
      let child = at * 2 + 1
      if (child >= heap.length) break
      const right = heap[child + 1]
      if (right && isBelow(right, heap[child] as typeof right)) child++
      const least = heap[child] as typeof moved
      if (!isBelow(least, moved)) break
      heap[at] = least
      at = child
    }
    heap[at] = moved
  }
  return {
    /** What a score must be above to count. */
    least: (): number => (heap.length < most ? Number.NEGATIVE_INFINITY : (heap[0]?.score ?? Number.POSITIVE_INFINITY)),
    add(score: number, item: T): void {
      if (heap.length < most) {
        heap.push({ score, order: order++, item })
        if (heap.length === most) for (let at = (most >> 1) - 1; at >= 0; at--) sift(at)
      } else if (score > (heap[0]?.score ?? Number.POSITIVE_INFINITY)) {
        heap[0] = { score, order: order++, item }
        sift(0)
      }
    },
    list: (): { score: number; item: T }[] =>
      [...heap].sort((one, other) => other.score - one.score || one.order - other.order),
  }
}
