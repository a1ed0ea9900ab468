import * as Radix from '@radix-ui/react-toast'
import { Check, CircleAlert, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { toastQueue } from './queue.ts'
import * as css from './toast.css.ts'
import { type ToastContent, ToastContext } from './use-toast.ts'

const duration = 5_000
const swipeThreshold = 50
/** How long a dismissed toast is kept before it is forgotten. */
const removeDelay = 1_000_000

/** Holds the page and, at the bottom right, one toast at a time. F8 moves the focus there. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [queue, change] = useReducer(toastQueue, [])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const count = useRef(0)

  const dismiss = useCallback((id?: string) => {
    change({ type: 'dismiss', id })
    if (id === undefined) return
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      change({ type: 'remove', id })
    }, removeDelay)
    timers.current.add(timer)
  }, [])

  const toast = useCallback((content: ToastContent) => {
    count.current += 1
    const id = String(count.current)
    change({ type: 'add', toast: { ...content, id, open: true } })
    return id
  }, [])

  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])

  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss])

  return (
    <ToastContext value={toasts}>
      <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
        {children}
        {queue.map(({ id, title, description, destructive, open }) => (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={(next) => next || dismiss(id)}
            className={css.toast}
            data-destructive={destructive || undefined}
          >
            <span className={css.icon} aria-hidden="true">
              {destructive ? <CircleAlert /> : <Check />}
            </span>
            <div>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
            </div>
            <Radix.Close className={css.close} aria-label="Dismiss">
              <X aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        ))}
        {/* An open dialog hides the rest of the page from a screen reader, but never a toast. */}
        <div data-react-aria-top-layer="true">
          <Radix.Viewport hotkey={['F8']} label="Notifications ({hotkey})" className={css.viewport} />
        </div>
      </Radix.Provider>
    </ToastContext>
  )
}
