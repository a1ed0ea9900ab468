import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const section = style({ minWidth: 0, selectors: { '* + &': { marginTop: space.s6 } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s2,
  borderTop: `2px solid ${color.ink}`,
})
export const title = style({ font: vars.text.h3, letterSpacing: 'normal' })
export const aside = style({ font: vars.text.small, color: color.ink2 })
