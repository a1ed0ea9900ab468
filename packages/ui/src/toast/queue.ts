import type { ToastContent } from './use-toast.ts'

export interface QueuedToast extends ToastContent {
  id: string
  open: boolean
}

/** How many stand at a time. */
const limit = 1
/** How long a dismissed toast is kept before it is forgotten, in milliseconds. */
const removeDelay = 1_000_000

/** The toasts: the one that stands, or that was dismissed and is not forgotten yet. */
export function createToastQueue() {
  const listeners = new Set<() => void>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let queue: readonly QueuedToast[] = []
  let count = 0

  const change = (next: readonly QueuedToast[]) => {
    queue = next
    for (const listener of listeners) listener()
  }
  const removeLater = (id: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      change(queue.filter((toast) => toast.id !== id))
    }, removeDelay)
    timers.add(timer)
  }

  return {
    get: (): readonly QueuedToast[] => queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows a toast in place of the one that stands, and gives its id. */
    add(content: ToastContent): string {
      count += 1
      const id = String(count)
      change([{ ...content, id, open: true }, ...queue].slice(0, limit))
      return id
    },
    /** Closes one, or all that stand. */
    dismiss(id?: string): void {
      const closing = queue.filter((toast) => toast.open && (id === undefined || toast.id === id))
      if (closing.length === 0) return
      change(queue.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)))
      for (const toast of closing) removeLater(toast.id)
    },
    /** Forgets what was to be removed later: nobody looks any more. */
    stop(): void {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
