import * as Radix from '@radix-ui/react-toast'
import { Check, CircleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createToastQueue } from './queue.ts'
import * as css from './toast.css.ts'
import { ToastContext } from './use-toast.ts'

/** How long a toast stands, in milliseconds. */
const duration = 5_000
/** How far it is swiped, in pixels, before it goes. */
const swipeThreshold = 50

/** Holds the page and, over its bar at the top, one toast at a time. F8 moves the focus there. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [queue] = useState(createToastQueue)
  const toasts = useSyncExternalStore(queue.subscribe, queue.get)
  useEffect(() => queue.stop, [queue])
  const calls = useMemo(() => ({ toast: queue.add, dismiss: queue.dismiss }), [queue])

  return (
    <ToastContext value={calls}>
      <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
        {children}
        {toasts.map(({ id, title, description, destructive, open }) => (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={(next) => next || queue.dismiss(id)}
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
