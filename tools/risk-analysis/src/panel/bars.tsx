import { Finding, Found, Origin, Points, Section, SeverityDot } from '@casewright/ui'
import type { Assessment } from '../output.ts'
import * as css from './panel.css.ts'

type Bar = NonNullable<Assessment['bars']>[number]

const titleOf = ({ holds, ends, answered, curable }: Bar) =>
  answered !== undefined
    ? 'Looked at: no bar by what is described'
    : holds && curable !== undefined
      ? ends === 'client'
        ? 'A bar applies until it is cured'
        : 'A bar applies until the other side cures it'
      : holds
        ? ends === 'client'
          ? 'A bar applies'
          : 'A bar applies to the other side'
        : 'A bar may apply'

/** What ends a case whatever its merits, before anything that is weighed: the rule, the words, and what could lift it. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const groups = Map.groupBy(
    bars.toSorted((a, b) => Number(b.holds) - Number(a.holds)),
    titleOf,
  )
  return [...groups].map(([title, list]) => (
    <Section key={title} title={title}>
      {list.map((bar) => (
        <Finding
          key={bar.id}
          title={bar.title}
          marker={bar.holds && bar.ends === 'client' ? <SeverityDot severity="high" /> : undefined}
          markerKind="severity"
          tags={bar.byModel !== undefined && <Origin of="model" />}
        >
          {bar.byModel !== undefined && <p>The model says: {bar.byModel}</p>}
          <p>{bar.rule}</p>
          {bar.answered !== undefined && <p>{bar.answered}</p>}
          {bar.curable !== undefined && <p>{bar.curable}</p>}
          <div className={css.words}>
            {bar.anchors.map(({ start, words }) => (
              <Found key={start} anchor={{ words }} />
            ))}
          </div>
          <h4 className={css.lift}>{bar.holds ? 'What could overcome it' : 'Questions to resolve (not scored)'}</h4>
          <Points items={bar.lift} />
        </Finding>
      ))}
    </Section>
  ))
}
