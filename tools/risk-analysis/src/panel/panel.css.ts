import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const page = style({ display: 'grid', gap: space.s5, maxWidth: vars.measure })
globalStyle(`${page} h1`, { font: text.h1 })
export const lead = style({ font: text.body, color: color.ink2 })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s5,
  paddingTop: space.s5,
  borderTop: `2px solid ${color.ink}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const required = style({ font: text.small, color: color.ink3 })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 })

export const result = style({ display: 'grid', gap: space.s5 })
export const sections = style({ minWidth: 0 })
globalStyle(`${sections} > * + :is(section, footer, article)`, { marginTop: space.s6 })
export const label = style({ font: text.small, color: color.ink2, maxWidth: vars.measure })
export const strong = style({ color: color.ink, fontWeight: 600 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s6,
  paddingTop: space.s4,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 } },
})
export const sub = style({ font: text.ui, fontWeight: 600, marginBottom: space.s3 })
export const quiet = style({ font: text.body, color: color.ink2, paddingTop: space.s4 })
export const words = style({ marginTop: space.s3 })
export const small = style({ font: text.small, color: color.ink2 })
export const space4 = style({ paddingTop: space.s4 })
export const questions = style({
  display: 'grid',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: text.small,
  color: color.ink2,
})
export const doubt = style({ font: text.small, color: color.mismatch })
export const statements = style({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' })
export const statement = style({ display: 'grid', gap: space.s2 })
export const formula = style({
  display: 'grid',
  gap: space.s1,
  margin: `${space.s3} 0 0`,
  padding: 0,
  listStyle: 'none',
  font: text.small,
  color: color.ink2,
})
export const how = style({ paddingTop: space.s4, font: text.small })
globalStyle(`${how} > summary`, { color: color.link, cursor: 'pointer', width: 'fit-content' })
export const origin = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'baseline' })
export const lift = style({ font: text.ui, fontWeight: 600, margin: `${space.s4} 0 ${space.s2}` })
export const note = style({ font: text.small, color: color.ink2, paddingTop: space.s4, maxWidth: vars.measure })
export const claim = style({ paddingTop: space.s4 })
export const claimName = style({ font: text.ui, fontWeight: 600, paddingBottom: space.s2 })
export const thresholds = style({ display: 'grid', margin: 0 })
export const threshold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: space.s4,
  padding: `${space.s3} 0`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 } },
})
globalStyle(`${threshold} > dt`, { font: text.small, fontWeight: 600 })
globalStyle(`${threshold} > dd`, { display: 'grid', gap: space.s2, margin: 0, font: text.body, maxWidth: vars.measure })
export const authority = style({ font: text.small, color: color.ink3 })
export const ask = style({ font: text.small, fontWeight: 600 })
