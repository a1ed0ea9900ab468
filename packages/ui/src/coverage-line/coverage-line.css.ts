import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
  paddingTop: space.s3,
  borderTop: `3px double ${color.lineControl}`,
  font: vars.text.small,
  color: color.ink2,
})
globalStyle(`${line} > svg`, {
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '2px',
  strokeWidth: 1.75,
  color: color.brassLine,
})

export const strong = style({ fontWeight: 600, color: color.ink })
export const gap = style({ fontWeight: 600, color: color.mismatch })
