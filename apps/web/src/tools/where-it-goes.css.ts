import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  marginTop: vars.space.s6,
  maxWidth: vars.measure,
  font: vars.text.small,
  color: vars.color.ink2,
  '@media': { [media.print]: { display: 'none' } },
})
