import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import { search } from '../../components/list/list-page.css.ts'

const { space } = vars

export const filters = style([
  search,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 16rem',
    gap: space.s4,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
/** A control in a row does not make the row higher. */
export const control = style({
  display: 'inline-block',
  margin: '-5px -8px -5px 0',
  '@media': { [media.coarse]: { margin: '-10px -8px -10px 0' } },
})
export const words = style({ fontWeight: 600, overflowWrap: 'anywhere' })
