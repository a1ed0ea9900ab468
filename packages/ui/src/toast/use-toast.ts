import { createContext, useContext } from 'react'

export interface ToastContent {
  /** What happened. */
  title: string
  /** What it means, or what to do. */
  description?: string
  /** Something went wrong. */
  destructive?: boolean
}

export interface Toasts {
  /** Shows a toast in place of the one that stands, and gives its id. */
  toast: (content: ToastContent) => string
  /** Closes one, or whichever stands. */
  dismiss: (id?: string) => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** What tells a person something in passing. Below `ToastProvider`. */
export const useToast = (): Toasts => {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast was called outside of ToastProvider.')
  return toasts
}
