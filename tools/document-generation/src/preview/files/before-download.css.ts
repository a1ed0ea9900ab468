import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  maxHeight: '14rem',
  margin: `${vars.space.s2} 0 ${vars.space.s4}`,
  paddingLeft: vars.space.s5,
  overflowY: 'auto',
  listStyle: 'disc',
})
export const places = style({ color: vars.color.ink2 })
