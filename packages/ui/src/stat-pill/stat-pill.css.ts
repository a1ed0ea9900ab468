import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const pill = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  padding: '7px 14px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.pill,
  background: color.sheet,
  font: vars.text.small,
  color: color.ink2,
})
export const value = style({ font: `600 1rem/1.2 ${vars.font.serif}`, color: color.ink })
