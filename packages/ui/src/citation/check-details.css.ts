import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const details = style({
  display: 'grid',
  gap: '6px',
  font: vars.text.small,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})

export const flag = styleVariants({
  red: { color: vars.color.notFound },
  amber: { color: vars.color.mismatch },
})
