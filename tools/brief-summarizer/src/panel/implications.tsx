import { Found, Origin, Section, SeverityDot } from '@casewright/ui'
import type { Summary } from '../output.ts'
import * as css from './panel.css.ts'
import { Statements } from './statements.tsx'
import type { Show } from './use-reading.tsx'

/** How many places of one clause are shown at once, and how many characters of each: the document shows the rest. */
const shown = 1
const longest = 320

const shortened = (words: string) => {
  if (words.length <= longest) return words
  const space = words.lastIndexOf(' ', longest)
  return `${words.slice(0, space > 0 ? space : longest)} …`
}

/** The clauses and phrases that matter, worst first, each with its words; then, apart, what a model sees besides. */
export function Implications({ output, onShow }: { output: Summary; onShow: Show }) {
  const { written } = output
  const implications = output.legalImplications.filter(({ origin }) => origin !== 'model')
  const low = implications.filter(({ severity }) => severity === 'low')
  return (
    <Section title="Legal implications" aside={<Origin of="evidence" />}>
      {implications.length === 0 && (
        <p className={css.quiet}>
          None of the clauses and phrases that are looked for was found. That does not mean that there is no risk.
        </p>
      )}
      <List implications={implications.filter(({ severity }) => severity !== 'low')} onShow={onShow} />
      {low.length > 0 && (
        <details className={css.rests} open={low.length === implications.length}>
          <summary>{low.length} of low severity</summary>
          <List implications={low} onShow={onShow} />
        </details>
      )}
      {written && written.implications.length > 0 && (
        <div className={css.body}>
          <h3 className={css.subheading}>Further implications, by the model</h3>
          <Statements statements={written.implications} model={written.model.name} onShow={onShow} />
        </div>
      )}
    </Section>
  )
}

type Implication = Summary['legalImplications'][number]

const List = ({ implications, onShow }: { implications: readonly Implication[]; onShow: Show }) =>
  implications.length > 0 && (
    <ul className={css.implications}>
      {implications.map((implication) => (
        <li key={`${implication.type}${implication.message}`} className={css.implication}>
          <div className={css.implicationHead}>
            <h3>{implication.message}</h3>
            <SeverityDot severity={implication.severity} />
          </div>
          {implication.reason && <p className={css.reason}>{implication.reason}</p>}
          <Places implication={implication} onShow={onShow} />
        </li>
      ))}
    </ul>
  )

interface PlacesProps {
  implication: Implication
  onShow: Show
}

function Places({ implication: { anchors = [], quotes = [] }, onShow }: PlacesProps) {
  const places = anchors.map((anchor, index) => (
    <Found
      key={anchor.start}
      anchor={{ words: shortened(quotes[index] ?? anchor.words), page: anchor.page }}
      onOpen={() => onShow(anchor)}
    />
  ))
  return (
    <>
      {places.slice(0, shown)}
      {places.length > shown && (
        <details className={css.rests}>
          <summary>
            {places.length - shown === 1 ? 'One further place' : `${places.length - shown} further places`}
          </summary>
          <div className={css.sentences}>{places.slice(shown)}</div>
        </details>
      )}
    </>
  )
}
