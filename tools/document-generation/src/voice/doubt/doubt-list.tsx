import { counted } from '@casewright/core/client'
import { Button } from '@casewright/ui'
import { useEffect, useRef, useState } from 'react'
import * as css from './doubt-list.css.ts'
import type { PlacedDoubt } from './place-doubts.ts'

interface DoubtListProps {
  text: string
  doubts: readonly PlacedDoubt[]
  /** Told which one is looked at, so that it is shown in the text. */
  onLook: (id: number | null) => void
  onOther: (doubt: PlacedDoubt) => void
  onKeep: (doubt: PlacedDoubt) => void
}

const mostShown = 5
const around = 28

/** Words that were heard with less certainty, each with what was also heard. */
export function DoubtList({ text, doubts, onLook, onOther, onKeep }: DoubtListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [after, goAfter] = useState<{ place: number; said: string } | null>(null)
  const done = (place: number, said: string, act: () => void) => () => {
    goAfter({ place, said })
    onLook(null)
    act()
  }
  // The button that was pressed is gone: the focus goes to the next words.
  useEffect(() => {
    if (!after) return
    const rows = list.current?.querySelectorAll('li') ?? []
    rows[Math.min(after.place, rows.length - 1)]?.querySelector('button')?.focus()
  }, [after])
  return (
    <div className={css.frame}>
      <span role="status" className="visually-hidden">
        {after && `${after.said} ${doubts.length > 0 ? `${counted(doubts.length, 'place')} left.` : 'None left.'}`}
      </span>
      {doubts.length > 0 && (
        <>
          <h3 className={css.title}>Heard with less certainty</h3>
          <ul ref={list} className={css.list} aria-label="Heard with less certainty">
            {doubts.slice(0, mostShown).map((doubt, place) => {
              const words = text.slice(doubt.start, doubt.end)
              return (
                <li
                  key={doubt.id}
                  className={css.row}
                  onFocus={() => onLook(doubt.id)}
                  onBlur={() => onLook(null)}
                  onPointerEnter={() => onLook(doubt.id)}
                  onPointerLeave={() => onLook(null)}
                >
                  <span className={css.words}>
                    {beforeWords(text, doubt.start)}
                    <b className={css.doubt}>{words}</b>
                    {behindWords(text, doubt.end)}
                    {doubt.isTold && <span className={css.more}> Spelled as it was told</span>}
                  </span>
                  <span className={css.acts}>
                    <Button
                      size="small"
                      aria-label={doubt.also ? `“${doubt.also}” in place of “${words}”` : `Leave out “${words}”`}
                      onPress={done(place, doubt.also ? `Now “${doubt.also}”.` : 'Left out.', () => onOther(doubt))}
                    >
                      {doubt.also ? `“${doubt.also}”` : 'Leave out'}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`Keep “${words}”`}
                      onPress={done(place, 'Kept.', () => onKeep(doubt))}
                    >
                      Keep
                    </Button>
                  </span>
                </li>
              )
            })}
          </ul>
          {doubts.length > mostShown && <p className={css.more}>{counted(doubts.length - mostShown, 'more place')}</p>}
        </>
      )}
    </div>
  )
}

const beforeWords = (text: string, start: number): string => {
  const words = text.slice(Math.max(0, start - around), start)
  return start > around ? `…${words.replace(/^\S{0,40}\s/, ' ')}` : words
}
const behindWords = (text: string, end: number): string => {
  const words = text.slice(end, end + around)
  return text.length > end + around ? `${words.replace(/\s\S{0,40}$/, ' ')}…` : words
}
