import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import { wrap } from './landing.css.ts'

export const inner = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    gap: vars.space.s8,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 } },
  },
])
