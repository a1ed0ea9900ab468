import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  selectors: { '&[data-state="failed"]': { color: vars.color.high } },
})
globalStyle(`${state} svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 2 })
