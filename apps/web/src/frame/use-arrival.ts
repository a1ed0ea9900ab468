import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Begins a page that one goes to at its top, and puts the focus there unless it is on the page already. */
export function useArrival(address: string, main: RefObject<HTMLElement | null>): void {
  const how = useNavigationType()
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    // Back and forward are the browser's: it knows where one was.
    if (how !== 'POP') window.scrollTo(0, 0)
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [address, how, main])
}
