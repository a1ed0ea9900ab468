/** Keeps the items with the highest scores, at most `most`; of equal ones those that came first. */
export function createTop<T>(most: number) {
  let items: { score: number; order: number; item: T }[] = []
  let least = Number.NEGATIVE_INFINITY
  let order = 0
  const prune = () => {
    items.sort((one, other) => other.score - one.score || one.order - other.order)
    items = items.slice(0, most)
    if (items.length === most) least = items[most - 1]?.score ?? least
  }
  return {
    /** What a score must be above to count. */
    least: () => least,
    add(score: number, item: T): void {
      if (score <= least || most === 0) return
      items.push({ score, order: order++, item })
      if (items.length >= most * 2 + 64) prune()
    },
    list(): { score: number; item: T }[] {
      prune()
      return items
    },
  }
}
