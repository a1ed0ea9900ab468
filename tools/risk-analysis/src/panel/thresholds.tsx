import { Found, Section } from '@casewright/ui'
import type { Assessment } from '../output.ts'
import * as css from './panel.css.ts'

type Threshold = NonNullable<Assessment['thresholds']>[number]

/** What the law asks first of each claim that is told, with what the description says of it. It moves nothing. */
export const Thresholds = ({ thresholds }: { thresholds: readonly Threshold[] }) =>
  thresholds.length > 0 && (
    <Section title="Threshold questions">
      <p className={css.note}>
        What the law asks of these claims before their merits. Not scored. The law of a state was not checked.
      </p>
      {[...Map.groupBy(thresholds, ({ claim }) => claim)].map(([claim, list]) => (
        <div key={claim} className={css.claim}>
          <h3 className={css.claimName}>{claim}</h3>
          <dl className={css.thresholds}>
            {list.map(({ title, rule, authority, told, ask }) => (
              <div key={title} className={css.threshold}>
                <dt>{title}</dt>
                <dd>
                  <p>{rule}</p>
                  {authority && <p className={css.authority}>{authority}</p>}
                  {told.length > 0 ? (
                    told.map(({ start, words }) => <Found key={start} anchor={{ words }} />)
                  ) : (
                    <p className={css.authority}>The description does not say.</p>
                  )}
                  <p className={css.ask}>{ask}</p>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  )
