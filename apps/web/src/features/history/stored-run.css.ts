import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const origin = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBottom: vars.space.s4,
  font: vars.text.small,
  color: vars.color.ink2,
})
