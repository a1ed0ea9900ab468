import { useId } from 'react'
import * as css from './preview.css.ts'

/** What the document is called: its files are named after it. */
export function Title({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const id = useId()
  return (
    <div className={css.title}>
      <label htmlFor={id} className={css.titleLabel}>
        Title
      </label>
      <input
        id={id}
        className={css.titleInput}
        value={title}
        maxLength={300}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
