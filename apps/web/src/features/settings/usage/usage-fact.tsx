import { ProgressBar } from '@casewright/ui'
import { lines, small } from '../../../components/sections/section.css.ts'

interface UsageFactProps {
  value: number
  /** The limit; none where there is no plan, or it sets none. */
  of: number | null | undefined
  words: (amount: number) => string
  note?: string | null | false
}

/** How much was used of how much; with a bar where there is a limit. */
export const UsageFact = ({ value, of, words, note }: UsageFactProps) => (
  <dd>
    <span className={lines}>
      {of == null ? (
        words(value)
      ) : (
        <>
          {words(value)} of {words(of)}
          <ProgressBar
            label={`${words(value)} of ${words(of)} used`}
            isLabelHidden
            value={Math.min(value, of)}
            max={of || 1}
          />
        </>
      )}
      {note && <span className={small}>{note}</span>}
    </span>
  </dd>
)
