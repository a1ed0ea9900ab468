import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const settings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s7 })
export const head = style({ display: 'grid', gap: '6px' })
export const lead = style({ maxWidth: vars.measure, color: color.ink3 })
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const stack = style({ display: 'grid', gap: space.s3, justifyItems: 'start', maxWidth: vars.measure })
export const words = style({ maxWidth: vars.measure, color: color.ink2 })
export const note = style({ font: vars.text.small, color: color.ink3 })
export const value = style({ fontWeight: 600, color: color.ink, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  borderTop: `1px solid ${color.ink}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${facts} > *`, { padding: `${space.s3} ${space.s4} ${space.s3} 0` })
globalStyle(`${facts} > dd`, {
  borderBottom: `1px solid ${color.line2}`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingTop: 0 } },
})
globalStyle(`${facts} > dt`, {
  borderBottom: `1px solid ${color.line2}`,
  font: vars.text.ui,
  fontWeight: 600,
  lineHeight: '1.5rem',
  '@media': { [media.phone]: { paddingBottom: 0, borderBottom: 0 } },
})

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s3}` })
globalStyle(`${kinds} > li`, {
  padding: `2px ${space.s2}`,
  border: `1px solid ${color.line}`,
  font: vars.text.small,
  color: color.ink2,
})

export const lines = style({ display: 'grid', gap: '2px' })
export const small = style({ font: vars.text.small, color: color.ink3 })
globalStyle(`a${small}`, { color: color.link })
