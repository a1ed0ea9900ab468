import { Button, Section } from '@casewright/ui'
import { ChevronDown } from 'lucide-react'
import type { Analyzed, FarTerm } from '../output.ts'
import * as panel from '../panel/panel.css.ts'
import { oneLine } from '../text/bare.ts'
import * as css from './by-side.css.ts'
import { aboutFar, reachesIn, reachTitles } from './far-words.ts'

interface Props {
  terms: NonNullable<Analyzed['farReaching']>
  onShow: (place: FarTerm['anchor']) => void
}

/** So many terms are open at first. */
const fewTerms = 12

/** The sentences of a contract whose words set no bounds, by how they reach, each with its place. */
export const FarReaching = ({ terms, onShow }: Props) => (
  <Section title="Far-Reaching Words" aside={String(terms.length)} headingLevel={3}>
    <p className={panel.intro}>{aboutFar}</p>
    {reachesIn(terms).map(({ reach, terms: own }) => (
      <details key={reach} className={css.side} open={terms.length <= fewTerms}>
        <summary>
          <h4>{reachTitles[reach]}</h4>
          <span className={panel.about}>{own.length}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        {own.map(({ anchor, by }) => (
          <div key={anchor.start} className={css.term}>
            <blockquote className={panel.quote}>{oneLine(anchor.words)}</blockquote>
            <p className={css.limits}>
              <span>“{by}”</span>
              <Button
                variant="quiet"
                size="small"
                onPress={() => onShow(anchor)}
                aria-label={`Show in place: ${oneLine(anchor.words)}`}
              >
                Show in place
              </Button>
            </p>
          </div>
        ))}
      </details>
    ))}
  </Section>
)
