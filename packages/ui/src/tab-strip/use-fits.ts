import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a row fits in what holds it. The row's width is remembered while it is not drawn, so that
 * it comes back when there is room again.
 * @param content changes when the row holds something else
 */
export function useFits(content: string) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLElement>(null)
  const needed = useRef({ content, width: 0 })
  const [fits, setFits] = useState(true)

  useLayoutEffect(() => {
    const holder = outer.current
    if (!holder) return
    const measure = () => {
      if (needed.current.content !== content) needed.current = { content, width: 0 }
      const row = inner.current
      // Drawn too wide, a row says how wide it is; drawn with room, it says that it fits.
      if (row) needed.current.width = row.scrollWidth > row.clientWidth ? row.scrollWidth : 0
      setFits(needed.current.width <= holder.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(holder)
    void document.fonts.ready.then(measure)
    measure()
    return () => observer.disconnect()
  }, [content])

  return { outer, inner, fits }
}
