import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const screen = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  padding: vars.space.s5,
})
