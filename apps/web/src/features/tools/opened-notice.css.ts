import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const notice = style({
  marginBottom: vars.space.s5,
  selectors: { '&:has(~ [data-edge-to-edge])': { margin: vars.space.s5 } },
})
