import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font } = vars

export const query = style({
  paddingBottom: '6px',
  borderBottom: `1px solid ${color.lineControl}`,
  font: `400 0.8125rem/1.4 ${font.serif}`,
  color: color.ink,
})
export const hit = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
  padding: '7px 0',
  borderBottom: `1px solid ${color.line}`,
  font: `italic 400 0.8125rem/1.3 ${font.serif}`,
  color: color.ink,
})
globalStyle(`${hit} > svg`, { width: '0.9375rem', height: '0.9375rem', strokeWidth: 1.75, color: color.verified })
