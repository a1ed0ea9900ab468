import { Button } from '@casewright/ui'
import { doubtId } from '../editor/marks.ts'
import type { DoubtHere } from '../editor/places.ts'
import type { Made } from '../made.ts'
import * as css from './review.css.ts'

export interface DoubtsProps {
  doubts: readonly DoubtHere[]
  made: Pick<Made, 'filled' | 'leftOut'>
  onGo: (doubt: DoubtHere) => void
  onRight: (doubt: DoubtHere) => void
  onOwnWords: (field: string, words: string) => void
}

/** What a model wrote and nothing that was given holds; and what was refused of it. */
export const Doubts = ({ doubts, made, onGo, onRight, onOwnWords }: DoubtsProps) => (
  <>
    {doubts.length === 0 && <p className={css.none}>Nothing is left to check.</p>}
    <ul className={css.entries}>
      {doubts.map((doubt) => {
        const { key, words, why, field } = doubt
        const own = made.filled.find((one) => one.field === field && one.by !== 'model')?.value
        return (
          <li key={key} className={css.entry}>
            <p className={css.words}>“{words}”</p>
            <p id={doubtId(key)} className={css.why}>
              {why}
            </p>
            <div className={css.entryActions}>
              <Button size="small" variant="quiet" onPress={() => onGo(doubt)}>
                Go to
              </Button>
              {field && own && (
                <Button size="small" onPress={() => onOwnWords(field, own)}>
                  Restore my own words
                </Button>
              )}
              <Button size="small" onPress={() => onRight(doubt)}>
                It is right
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
    {made.leftOut.length > 0 && (
      <>
        <h3 className={css.subheading}>Left as blanks</h3>
        <ul className={css.entries}>
          {made.leftOut.map(({ label, why }) => (
            <li key={label} className={css.entry}>
              <p className={css.label}>{label}</p>
              <p className={css.why}>{why}</p>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)
