import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s3} ${space.s6}`,
  alignItems: 'center',
  marginBottom: space.s6,
  padding: `${space.s4} ${space.s5}`,
  background: color.sheet,
  border: `1px solid ${color.line}`,
  borderLeft: `3px solid ${color.brassLine}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: space.s4 },
  },
})
export const title = style({ fontSize: '1.25rem' })
export const words = style({ display: 'grid', gap: space.s2, maxWidth: '46rem', color: color.ink2 })
export const rest = style({ font: text.small })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s3}`,
  marginBottom: space.s4,
  font: text.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
