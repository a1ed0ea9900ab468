import type { ToastContent } from './use-toast.ts'

export interface QueuedToast extends ToastContent {
  id: string
  open: boolean
}

export type ToastEvent =
  | { type: 'add'; toast: QueuedToast }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id: string }

/** How many stand at a time. */
const limit = 1

export const toastQueue = (queue: readonly QueuedToast[], event: ToastEvent): readonly QueuedToast[] => {
  if (event.type === 'add') return [event.toast, ...queue].slice(0, limit)
  if (event.type === 'remove') return queue.filter(({ id }) => id !== event.id)
  return queue.map((toast) => (event.id === undefined || toast.id === event.id ? { ...toast, open: false } : toast))
}
