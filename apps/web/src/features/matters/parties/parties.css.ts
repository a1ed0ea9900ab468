import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({ display: 'grid', gap: space.s5, maxWidth: vars.measure })
export const words = style({ color: color.ink2 })
export const party = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  margin: 0,
  padding: `${space.s4} 0 0`,
  border: 0,
  borderTop: `1px solid ${color.line2}`,
})
export const legend = style({ float: 'left', padding: 0, font: vars.text.ui, fontWeight: 600, color: color.ink })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})
