import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const del = style({
  color: vars.color.del,
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
})
export const ins = style({
  color: vars.color.ins,
  textDecoration: 'underline double',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
})
/** Read out, and left behind when the text is copied. */
export const spoken = style({ userSelect: 'none' })
