import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const chips = style({ marginBottom: space.s4 })
export const list = style({ display: 'grid', gap: space.s5, margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  display: 'grid',
  gap: space.s3,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s2} ${space.s3}` })
export const number = style({
  marginRight: space.s1,
  font: text.small,
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
})
export const cited = style({ margin: 0, font: `600 0.9375rem/1.4 ${font.serif}`, overflowWrap: 'anywhere' })
export const where = style({ marginLeft: 'auto' })

/** Side by side where there is room for both. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.s3} ${space.s6}`,
  alignItems: 'start',
})
export const label = style({ marginBottom: space.s2, font: text.small, color: color.ink2 })
export const stated = style({
  maxWidth: vars.measure,
  padding: `${space.s2} ${space.s3}`,
  background: color.well,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { padding: 0, background: 'none' } },
})
export const nothing = style({ color: color.ink2 })
export const reason = style({ font: text.small, color: color.ink2, maxWidth: vars.measure })
export const find = style({ display: 'grid', gap: space.s3, justifyItems: 'start' })
export const foundPassage = style({ display: 'grid', gap: space.s2, maxWidth: vars.measure })
export const why = style({
  margin: 0,
  paddingLeft: space.s4,
  font: text.small,
  color: color.ink2,
  maxWidth: vars.measure,
})
