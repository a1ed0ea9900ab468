import type { LawPackWork } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button, Notice, ProgressBar } from '@casewright/ui'
import { small } from '../../../components/sections/section.css.ts'
import * as css from './law-library.css.ts'
import type { AskedDeed, PackDeed } from './use-law-library.ts'
import { deedWords, isRunning, progressWords, stateWords } from './work-words.ts'

interface WorkListProps {
  work: readonly LawPackWork[]
  /** Left out for those who may only look. */
  onDeed?: (asked: AskedDeed) => void
}

/** What is being done with packs, and what stopped. */
export const WorkList = ({ work, onDeed }: WorkListProps) => (
  <ul className={css.work}>
    {work.map((one) => (
      <WorkItem key={one.pack} work={one} onDeed={onDeed} />
    ))}
  </ul>
)

function WorkItem({ work, onDeed }: { work: LawPackWork } & Pick<WorkListProps, 'onDeed'>) {
  const { pack, title, state, deed, at, progress, failures, missing, problem } = work
  const words = progressWords(work)
  const share = progress === null ? undefined : Math.round(progress * 100)
  const button = (does: PackDeed, label: string) => (
    <Button size="small" aria-label={`${label}: ${title}`} onPress={() => onDeed?.({ pack, deed: does })}>
      {label}
    </Button>
  )
  return (
    <li className={css.item}>
      <div className={css.title}>
        <span className={css.workTitle}>{title}</span>
        <span className={css.sub}>{deedWords[deed]}</span>
      </div>
      {onDeed && deed !== 'remove' && (
        <span className={css.workDeeds}>
          {isRunning(work) ? button('pause', 'Pause') : button('resume', state === 'failed' ? 'Try again' : 'Resume')}
          {button('cancel', 'Cancel')}
        </span>
      )}
      <p className={`${small} ${css.across}`}>
        <span className={css.state}>{stateWords[state]}</span>
        {words && `: ${words}`}
        {at && isRunning(work) && ` (${at})`}
      </p>
      {(isRunning(work) || share !== undefined) && (
        <div className={css.across}>
          <ProgressBar label={`${stateWords[state]} ${title}`} isLabelHidden value={share} />
        </div>
      )}
      {problem && (
        <div className={css.across}>
          <Notice tone={state === 'failed' ? 'error' : 'info'} title={problem} />
        </div>
      )}
      {(failures > 0 || missing.length > 0) && (
        <p className={`${small} ${css.across}`}>
          {[
            failures > 0 && `${counted(failures, 'entry', 'entries')} could not be read so far`,
            missing.length > 0 && `${counted(missing.length, 'file')} not available: ${missing.slice(0, 5).join(', ')}`,
          ]
            .filter(Boolean)
            .join('; ')}
          .
        </p>
      )}
    </li>
  )
}
