import { TextField } from '@casewright/ui'
import { useTyped } from '../../lib/use-typed.ts'
import * as css from './list-page.css.ts'

interface ListSearchProps {
  /** Names it, such as 'Search matters'. */
  label: string
  /** Words that the titles of what is shown have. */
  text: string
  onChange: (text: string) => void
}

/** Narrows a list down to what has the words. */
export function ListSearch({ label, text, onChange }: ListSearchProps) {
  const [typed, type] = useTyped(text, onChange)
  return (
    <search className={css.search} aria-label={label}>
      <TextField label="Search" type="search" value={typed} onChange={type} maxLength={200} />
    </search>
  )
}
