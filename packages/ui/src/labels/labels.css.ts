import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const standard = style({ font: `600 0.75rem/1.2 ${vars.font.sans}`, color: vars.color.ink2 })

export const insight = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  font: `500 0.75rem/1.3 ${vars.font.sans}`,
  color: vars.color.ink2,
})
globalStyle(`${insight} svg`, {
  width: '0.875rem',
  height: '0.875rem',
  strokeWidth: 1.75,
  color: vars.color.brassLine,
})
