import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useMediaQuery } from '../media/use-media-query.ts'
import { Tabs } from '../tabs/tabs.tsx'
import { media } from '../theme/media.ts'
import { afterKey, atStart, least, most, moved } from './split.ts'
import * as css from './split-pane.css.ts'

interface Pane {
  /** Names its tab where there is no room for both. */
  title: string
  content: ReactNode
}

export interface SplitPaneProps {
  /** Names the divider: 'Resize the document'. */
  label: string
  /** At the left, on the recessed ground: the document. */
  left: Pane
  /** At the right: what is said about it. Shown first where there is no room for both. */
  right: Pane
  /** On a small screen, the pane that is shown, where the page keeps it. */
  shown?: 'left' | 'right'
  onShow?: (pane: 'left' | 'right') => void
}

const Divider = ({ label, controls, value, onChange }: DividerProps) => {
  const [isDragging, setDragging] = useState(false)
  const from = useRef<{ x: number; percent: number }>(null)
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, percent: value }
    setDragging(true)
  }
  const drag = (event: PointerEvent) => {
    const { current } = from
    if (current) onChange(moved(current.percent, event.clientX - current.x, window.innerWidth))
  }
  const drop = () => {
    from.current = null
    setDragging(false)
  }
  const press = (event: KeyboardEvent) => {
    const next = afterKey(value, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator can
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={Math.round(value)}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={`${Math.round(value)} percent`}
      tabIndex={0}
      className={css.divider}
      data-dragging={isDragging || undefined}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    />
  )
}

interface DividerProps {
  label: string
  controls: string
  value: number
  onChange: (percent: number) => void
}

/**
 * Two panes with a divider that mouse, touch and arrow keys move, between 20 and 80 percent. On a
 * small screen they are two tabs. As high as what holds it.
 */
export const SplitPane = ({ label, left, right, shown, onShow }: SplitPaneProps) => {
  const [percent, setPercent] = useState(atStart)
  const [own, setOwn] = useState<'left' | 'right'>('right')
  // Paper is narrow as well, and has room for both, one after the other.
  const narrow = useMediaQuery(`screen and ${media.narrow}`)
  const id = useId()
  if (narrow)
    return (
      <Tabs
        label={label}
        selected={shown ?? own}
        onSelect={(pane) => {
          setOwn(pane as 'left' | 'right')
          onShow?.(pane as 'left' | 'right')
        }}
        items={[
          { id: 'right', title: right.title, content: right.content },
          { id: 'left', title: left.title, content: left.content },
        ]}
      />
    )
  return (
    <div
      className={css.split}
      style={{ gridTemplateColumns: `minmax(0, ${percent}fr) 9px minmax(0, ${100 - percent}fr)` }}
    >
      <section id={id} aria-label={left.title} className={`${css.pane} ${css.well}`}>
        {left.content}
      </section>
      <Divider label={label} controls={id} value={percent} onChange={setPercent} />
      <section aria-label={right.title} className={css.pane}>
        {right.content}
      </section>
    </div>
  )
}
