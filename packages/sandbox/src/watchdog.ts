/** How often children are looked at. */
const everyMs = 100

const watched = new Set<() => void>()
let timer: NodeJS.Timeout | undefined

/** Looks at something from time to time, by one clock for all. Returns how to stop. */
export function watch(look: () => void): () => void {
  watched.add(look)
  timer ??= setInterval(() => {
    for (const each of watched) each()
  }, everyMs).unref()
  return () => {
    watched.delete(look)
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
