import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ borderTop: `1px solid ${color.ink}` })
globalStyle(`${list} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  minHeight: '3.5rem',
  padding: `${space.s2} 0`,
  borderBottom: `1px solid ${color.line2}`,
})
export const who = style({ display: 'grid', flex: '1 1 12rem', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 600, color: color.ink })
