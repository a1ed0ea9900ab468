import { counted } from '@casewright/core/client'
import { Byline } from '@casewright/ui'
import { FileCheck } from 'lucide-react'
import type { Made } from './made.ts'
import * as css from './preview.css.ts'

/** The line under the page: who wrote it and of what, and what is true of it as it stands. */
export function MadeFrom({ made, blanks, doubts }: { made: Made; blanks: number; doubts: number }) {
  const given = made.filled.filter(({ by }) => by !== 'model').length
  const left = blanks > 0 ? ' Marked blanks were not given.' : ''
  if (made.written)
    return (
      <Byline checked={`${agreement(made.doubts.length, doubts)}${left}`}>
        Drafted by the model from your {counted(given, 'field')}
      </Byline>
    )
  return (
    <p className={css.made}>
      <FileCheck aria-hidden="true" size={16} />
      <span>
        Made from your {counted(given, 'answer')}.{left}
      </span>
    </p>
  )
}

function agreement(found: number, left: number): string {
  if (left > 0) return 'Words that nothing you entered holds are marked.'
  return found > 0 ? 'You have checked what was marked.' : 'Names, dates and amounts agree with what you entered.'
}
