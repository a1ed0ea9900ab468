import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })

export const ask = style({
  display: 'grid',
  gap: space.s4,
  maxWidth: '48rem',
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${ask} h1`, { font: text.h1 })
export const go = style({ display: 'flex', '@media': { [media.phone]: { display: 'grid' } } })
export const hint = style({ maxWidth: vars.measure, font: text.small, color: color.ink3 })

export const quiet = style({ font: text.body, color: color.ink2, maxWidth: vars.measure })
export const small = style({ font: text.small, color: color.ink2 })
export const words = style({ font: text.body, maxWidth: vars.measure, overflowWrap: 'anywhere' })

export const paragraphs = style({ display: 'grid', gap: space.s4 })
export const paragraph = style({ font: text.answer, maxWidth: vars.measure, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
export const partTitle = style({ font: text.h3, color: color.ink2 })
export const verify = style({
  font: text.small,
  color: color.ink2,
  maxWidth: vars.measure,
  paddingLeft: space.s5,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
export const figures = style({ font: text.small, color: color.mismatch })

export const passages = style({ display: 'grid', gap: space.s5 })
/** Beside an authority's own words, which have a rule, the editors' have none. */
export const editors = style({ display: 'grid', gap: space.s2, maxWidth: vars.measure })
globalStyle(`${editors} > p`, { font: text.body, overflowWrap: 'anywhere' })
export const from = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space.s3}`,
  font: text.small,
  color: color.ink2,
})

export const authority = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
export const title = style({ font: `400 1.0625rem/1.4 ${font.serif}` })
export const isCase = style({ fontStyle: 'italic' })
export const summary = style({ display: 'grid', gap: '2px', font: text.small, maxWidth: vars.measure })
export const whose = style({ font: text.small, color: color.ink3 })

export const further = style({ font: text.small })
globalStyle(`${further} > summary`, { color: color.link, cursor: 'pointer', paddingBottom: space.s4 })
