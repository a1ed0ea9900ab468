import { Found, Link, Points, SupportBadge, Written } from '@casewright/ui'
import type { Found as Result, Statement } from '../output.ts'
import { safeAddress } from './addresses.ts'
import * as css from './panel.css.ts'

interface ByModelProps {
  written: NonNullable<Result['written']>
  model: string
}

const Doubts = ({ doubts }: Pick<Statement, 'doubts'>) =>
  doubts.length > 0 ? <span className={css.doubt}> Not in the passage: {doubts.join(', ')}.</span> : null

/** What a model wrote of a passage, and apart from it the words that each statement rests on. */
export function ByModel({ written, model }: ByModelProps) {
  const all = [...written.summary, ...written.keyPoints]
  if (all.length === 0) return null
  return (
    <>
      <Written
        byline={`Summary written by ${model}`}
        checked={`${all.length} of ${all.length} quotations found in the passage; whether they support it is for you to judge`}
      >
        <div className={css.statements}>
          {written.summary.map((one) => (
            <p key={`${one.quotation.start}${one.statement}`}>
              {one.statement}
              <Doubts doubts={one.doubts} />
            </p>
          ))}
          {written.keyPoints.length > 0 && (
            <Points
              label="Key points by the model"
              items={written.keyPoints.map(({ statement, doubts }) => (
                <span key={statement}>
                  {statement}
                  <Doubts doubts={doubts} />
                </span>
              ))}
            />
          )}
        </div>
      </Written>
      <details className={css.rests}>
        <summary>The words it rests on</summary>
        <div className={css.statements}>
          {all.map(({ quotation, href, statement, support }) => {
            const address = safeAddress(href)
            return (
              <Found
                key={`${quotation.start}${statement}`}
                anchor={{ words: quotation.words.replace(/\s+/g, ' ') }}
                source={
                  <span className={css.restsBy}>
                    {support && <SupportBadge outcome={support.outcome} />}
                    {address && <Link href={address}>Read in place</Link>}
                  </span>
                }
              />
            )
          })}
        </div>
      </details>
    </>
  )
}
