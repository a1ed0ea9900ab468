import { CircleAlert, Info, type LucideIcon, TriangleAlert, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import * as css from './notice.css.ts'

export interface NoticeProps {
  /** `quiet`: one line without a frame, such as that no model is connected. */
  tone?: 'info' | 'partial' | 'error' | 'quiet'
  /** What happened. */
  title: string
  /** What still stands, and what to do. */
  children?: ReactNode
  /** The one next step. */
  action?: { label: string; onPress: () => void; busy?: boolean; busyLabel?: string }
}

const icons: Record<NonNullable<NoticeProps['tone']>, LucideIcon> = {
  info: Info,
  partial: TriangleAlert,
  error: CircleAlert,
  quiet: Unplug,
}

/** A strip that says what happened, and offers one way on. An error is read out at once. */
export const Notice = ({ tone = 'info', title, children, action }: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} className={css.notice({ tone })}>
      <span className={css.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <p className={css.title}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && (
        <div className={css.action}>
          <Button size="small" onPress={action.onPress} busy={action.busy} busyLabel={action.busyLabel}>
            {action.label}
          </Button>
        </div>
      )}
    </div>
  )
}
