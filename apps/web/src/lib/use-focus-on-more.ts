import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the first of the entries that came to a list, as the button that called them may be gone.
 * @param entry selects what of each entry takes the focus
 */
export function useFocusOnMore(pages: number, entry: string) {
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    if (firstNew.current === undefined || pages < 2) return
    list.current?.querySelectorAll<HTMLElement>(entry)[firstNew.current]?.focus()
    firstNew.current = undefined
  }, [pages, entry])
  const remember = (count: number) => {
    firstNew.current = count
  }
  return { list, remember }
}
