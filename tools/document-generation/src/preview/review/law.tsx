import { Button } from '@casewright/ui'
import type { DocumentType, LawNote } from '../../output.ts'
import * as css from './review.css.ts'

interface LawProps {
  notes: readonly LawNote[]
  type: Pick<DocumentType, 'fields'> | null
  onGo: (field: string) => void
}

/** What federal law says of the clauses, each with its authority and a way to the clause. */
export function Law({ notes, type, onGo }: LawProps) {
  const fields = [...Map.groupBy(notes, ({ field }) => field)]
  return (
    <>
      <p className={css.tally}>Federal law only. Local law was not checked. {notes[0]?.read}</p>
      <ul className={css.entries}>
        {fields.map(([field, all]) => {
          const label = type?.fields.find(({ name }) => name === field)?.label ?? field
          return (
            <li key={field} className={css.entry}>
              <div className={css.answer}>
                <div>
                  <p className={css.label}>{label}</p>
                  {all.map(({ authority, says }) => (
                    <p key={authority} className={css.value}>
                      {says} <cite className={css.why}>{authority}</cite>
                    </p>
                  ))}
                </div>
                <Button size="small" variant="quiet" aria-label={`Go to ${label}`} onPress={() => onGo(field)}>
                  Go to
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
