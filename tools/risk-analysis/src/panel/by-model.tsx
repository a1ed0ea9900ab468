import { CheckedBadge, Found, Section, SeverityDot, Written as WrittenBlock } from '@casewright/ui'
import type { Assessment, ModelAdvice, ModelFactor } from '../output.ts'
import * as css from './panel.css.ts'
import { signed } from './signed.ts'

const Doubts = ({ doubts }: { doubts: readonly string[] }) =>
  doubts.length > 0 ? (
    <p className={css.doubt}>Not in the description: {doubts.map((doubt) => `“${doubt}”`).join(', ')}</p>
  ) : null

const effect = ({ points, known, direction }: ModelFactor) =>
  known ? 'Already counted' : `${direction === 'up' ? 'Helps' : 'Hurts'}, ${signed(points)}`

const checked = 'the quoted words stand in your description; whether they support the statement is for you to judge'

const Advice = ({ title, list }: { title: string; list: readonly ModelAdvice[] }) =>
  list.length > 0 ? (
    <div>
      <h3 className={css.sub}>{title}</h3>
      <ul className={css.statements}>
        {list.map(({ statement, doubts }) => (
          <li key={statement}>
            <p>{statement}</p>
            <Doubts doubts={doubts} />
          </li>
        ))}
      </ul>
    </div>
  ) : null

/** What the model sees besides: apart from what was found, with what was checked of it. */
export function ByModel({ output: { written } }: { output: Assessment }) {
  if (!written || written.checked === 0) return null
  const { factors, immediate, longterm, authorities, model } = written
  const resting = [
    ...new Map([...factors, ...immediate, ...longterm].map((one) => [one.quotation.start, one.quotation])).values(),
  ]
  return (
    <Section title="What the model adds" aside={`${written.checked} held, ${written.dropped} left out`}>
      <div className={`${css.space4} ${css.statements}`}>
        <WrittenBlock byline={`Written by ${model.name}`} checked={checked}>
          <div className={css.statements}>
            {factors.length > 0 && (
              <ul className={css.statements}>
                {factors.map((factor) => (
                  <li key={`${factor.quotation.start}${factor.statement}`} className={css.statement}>
                    <span className={css.origin}>
                      <SeverityDot severity={factor.severity} />
                      <span className={css.small}>{effect(factor)}</span>
                    </span>
                    <p>{factor.statement}</p>
                    <Doubts doubts={factor.doubts} />
                  </li>
                ))}
              </ul>
            )}
            <Advice title="Immediate actions" list={immediate} />
            <Advice title="Long-term strategy" list={longterm} />
            {authorities.map(({ statement, citation }) => (
              <div key={citation.text} className={css.statement} data-authority="">
                <p>{statement}</p>
                <span className={css.origin}>
                  <span>{citation.text}</span>
                  <CheckedBadge check={citation} />
                </span>
              </div>
            ))}
          </div>
        </WrittenBlock>
        {resting.length > 0 && (
          <div className={css.statements}>
            <h3 className={css.sub}>Your words that it rests on</h3>
            {resting.map((anchor) => (
              <Found key={anchor.start} anchor={{ words: anchor.words.replace(/\s+/g, ' ') }} />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
