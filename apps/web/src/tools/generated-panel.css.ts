import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const panel = style({ display: 'grid', gap: space.s5, maxWidth: vars.layout.page })
export const lead = style({ maxWidth: vars.measure, marginTop: `calc(-1 * ${space.s4})`, color: color.ink2 })
export const choice = style({ maxWidth: '46rem' })
export const result = style({
  display: 'grid',
  gap: space.s4,
  paddingTop: space.s3,
  borderTop: `2px solid ${color.ink}`,
})
export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
})
export const resultTitle = style({ font: vars.text.h2, overflowWrap: 'anywhere' })
