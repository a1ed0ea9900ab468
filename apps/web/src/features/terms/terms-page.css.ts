import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: `calc(${vars.measure} + 4rem)`,
  margin: '0 auto',
  padding: `${vars.space.s8} ${vars.space.s5}`,
})
