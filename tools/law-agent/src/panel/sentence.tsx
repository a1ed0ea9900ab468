import { Citation, Doubt } from '@casewright/ui'
import type { Proposition } from '../output.ts'
import * as css from './panel.css.ts'

interface Props {
  proposition: Proposition
  /** Of its citation's note in the margin, at its first place. */
  number: number | undefined
}

/** A statement of a model with its authority, marked where it does not hold. */
export function Sentence({ proposition: { statement, check, doubt, figures }, number }: Props) {
  const said = (
    <>
      {statement} <Citation check={check} number={number} />.
    </>
  )
  return (
    <>
      {doubt ? <Doubt flag={doubt}>{said}</Doubt> : said}{' '}
      {figures.length > 0 && (
        <span className={css.figures}>Not in what was read: {figures.map((one) => `“${one}”`).join(', ')}. </span>
      )}
    </>
  )
}
