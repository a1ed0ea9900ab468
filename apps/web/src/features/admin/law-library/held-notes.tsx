import type { HeldLaw } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button } from '@casewright/ui'
import { formatDay } from '../../../lib/dates.ts'
import * as css from './law-library.css.ts'
import { changeWords } from './pack-words.ts'
import type { PackList } from './use-law-library.ts'

interface HeldNotesProps {
  law: HeldLaw
  onList: (list: PackList, law: HeldLaw) => void
}

/** What is to be known of a pack: a newer release, what the last update changed, what could not be read. */
export function HeldNotes({ law, onList }: HeldNotesProps) {
  const { title, newer, changed, failures, missing } = law
  if (!newer && !changed && failures === 0 && missing.length === 0) return null
  return (
    <span className={css.notes}>
      {newer && <span className={css.newer}>Newer release: {newer.current}</span>}
      {changed && (
        <span className={css.sub}>
          Updated {formatDay(changed.at)}: {changeWords(changed)}
        </span>
      )}
      {changed && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`See what changed in ${title}`}
          onPress={() => onList('changes', law)}
        >
          See what changed
        </Button>
      )}
      {missing.length > 0 && (
        <span className={css.sub}>
          {counted(missing.length, 'file')} not available from the publisher: {missing.slice(0, 5).join(', ')}
          {missing.length > 5 && ' and others'}
        </span>
      )}
      {failures > 0 && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${counted(failures, 'entry', 'entries')} could not be read: ${title}`}
          onPress={() => onList('failures', law)}
        >
          {counted(failures, 'entry', 'entries')} could not be read
        </Button>
      )}
    </span>
  )
}
