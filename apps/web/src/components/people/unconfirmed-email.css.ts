import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const unconfirmed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  font: vars.text.small,
  fontWeight: 600,
  color: vars.color.mismatch,
})
globalStyle(`${unconfirmed} svg`, { flex: 'none', width: '0.875rem', height: '0.875rem', strokeWidth: 2 })
