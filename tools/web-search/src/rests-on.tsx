import { Found as FoundWords } from '@casewright/ui'
import type { Found, Place } from './output.ts'
import * as css from './panel.css.ts'
import { ResultNumber } from './result-number.tsx'

const froms = { title: 'in its title', snippet: 'in its snippet', page: 'on its page' }

interface Props {
  place: Place
  output: Found
  scope: string
}

/** Words of a result, with its number and where in it they stand. */
export const RestsOn = ({ place, output, scope }: Props) => (
  <FoundWords
    anchor={{ words: place.words }}
    source={
      <span className={css.from}>
        <ResultNumber scope={scope} number={place.result} />
        {output.results[place.result - 1]?.domain}, {froms[place.from]}
      </span>
    }
  />
)
