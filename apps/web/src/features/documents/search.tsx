import { TextField } from '@casewright/ui'
import { useTyped } from '../../lib/use-typed.ts'
import * as css from './documents.css.ts'

/** Words that the names of the shown documents have. */
export function Search({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, type] = useTyped(text, onChange)
  return (
    <search className={css.search} aria-label="Search my documents">
      <TextField label="Search" type="search" value={typed} onChange={type} maxLength={200} />
    </search>
  )
}
