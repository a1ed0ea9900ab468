import { Button, Section } from '@casewright/ui'
import { ChevronDown } from 'lucide-react'
import type { Analyzed, SideTerm } from '../output.ts'
import * as panel from '../panel/panel.css.ts'
import { oneLine } from '../text/bare.ts'
import * as css from './by-side.css.ts'
import { aboutBalance, effects, effectTitles, limitsSaid, termsOf } from './words.ts'

interface Props {
  balance: NonNullable<Analyzed['balance']>
  onShow: (place: SideTerm['anchor']) => void
}

/** So many terms of a contract are open at first. */
const fewTerms = 16

/** What each side of a contract alone gives up, bears, does not answer for and may do, each with its place. */
export const BySide = ({ balance, onShow }: Props) => {
  const all = balance.reduce((sum, { terms }) => sum + terms.length, 0)
  return (
    <Section title="By Side" aside={String(all)} headingLevel={3}>
      <p className={panel.intro}>{aboutBalance}</p>
      {balance.map(({ side, terms }) => (
        <details key={side} className={css.side} open={all <= fewTerms}>
          <summary>
            <h4>{side}</h4>
            <span className={panel.about}>
              {effects
                .flatMap((how) => {
                  const count = termsOf(terms, how).length
                  return count > 0 ? [`${effectTitles[how]}: ${count}`] : []
                })
                .join(' · ')}
            </span>
            <ChevronDown aria-hidden="true" />
          </summary>
          {effects.map((how) => {
            const own = termsOf(terms, how)
            return own.length === 0 ? null : (
              <div key={how} className={css.effect}>
                <h5>{effectTitles[how]}</h5>
                {own.map((term) => (
                  <div key={term.anchor.start} className={css.term}>
                    <blockquote className={panel.quote}>{oneLine(term.anchor.words)}</blockquote>
                    <p className={css.limits}>
                      <span>{limitsSaid(term)}</span>
                      <Button
                        variant="quiet"
                        size="small"
                        onPress={() => onShow(term.anchor)}
                        aria-label={`Show in place: ${oneLine(term.anchor.words)}`}
                      >
                        Show in place
                      </Button>
                    </p>
                  </div>
                ))}
              </div>
            )
          })}
        </details>
      ))}
    </Section>
  )
}
