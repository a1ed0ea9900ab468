import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import '../theme/index.ts'

let root: Root | undefined
let host: HTMLElement | undefined

/** Puts something on the page of a test, and takes it away after. */
export const render = (node: ReactNode): ((next: ReactNode) => void) => {
  host = document.body.appendChild(document.createElement('main'))
  root = createRoot(host)
  flushSync(() => root?.render(node))
  return (next) => flushSync(() => root?.render(next))
}

afterEach(() => {
  root?.unmount()
  host?.remove()
})
