import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const prose = style({
  display: 'grid',
  gap: vars.space.s3,
  maxWidth: vars.measure,
})
globalStyle(`${prose} > h3:not(:first-child)`, { marginTop: vars.space.s2 })
const list = style({ display: 'grid', gap: vars.space.s1, paddingLeft: vars.space.s5 })
export const bullets = style([list, { listStyle: 'disc' }])
export const numbers = style([list, { listStyle: 'decimal' }])
