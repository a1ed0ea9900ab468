import { Button } from 'react-aria-components/Button'
import * as css from './panel.css.ts'

/** The id of a result on the page; `scope` keeps two results apart. */
export const resultId = (scope: string, number: number) => `${scope}-result-${number}`

/** The number of a result that words rest on. It leads there. */
export const ResultNumber = ({ scope, number }: { scope: string; number: number }) => (
  <Button
    className={css.number}
    aria-label={`Result ${number}`}
    onPress={() => {
      const place = document.getElementById(resultId(scope, number))
      place?.scrollIntoView({ block: 'nearest' })
      place?.focus({ preventScroll: true })
    }}
  >
    [{number}]
  </Button>
)
