import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const count = style({ font: text.small, color: color.ink2, paddingTop: space.s2 })
/** As wide as its drawing may be high, so that the years stand below their bars. */
export const timeline = style({ paddingTop: space.s3, maxWidth: '28rem' })
globalStyle(`${timeline} svg`, { display: 'block', width: '100%', height: 'auto', maxHeight: '6rem' })
export const bar = style({ fill: color.ink })
export const axis = style({ stroke: color.lineControl })
export const negative = style({ fill: 'none', stroke: color.mismatch, strokeWidth: 1.5 })
export const ends = style({ display: 'flex', justifyContent: 'space-between', font: text.small, color: color.ink2 })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space.s2,
  padding: `${space.s3} 0`,
  '@media': { [media.print]: { display: 'none' } },
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const entry = style({
  padding: `${space.s3} 0`,
  borderTop: `1px solid ${color.line2}`,
  font: text.small,
  color: color.ink2,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const treatment = style({ fontWeight: 600, color: color.ink2 })
export const against = style([
  treatment,
  { display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center', color: color.mismatch },
])
export const name = style({ font: `italic 500 1rem/1.35 ${font.serif}` })
globalStyle(`${name} a`, { color: color.ink })
export const cite = style({ font: `400 0.875rem/1.4 ${font.serif}`, color: color.ink })
export const words = style({
  marginTop: '2px',
  lineHeight: 1.45,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
})
export const depth = style({ display: 'flex', gap: space.s2, alignItems: 'center', marginTop: '4px' })
export const dots = style({ display: 'inline-flex', gap: '3px' })
export const dot = style({ width: '8px', height: '8px', border: `1px solid ${color.ink2}` })
export const dotOn = style([dot, { background: color.ink2 }])
export const foot = style({ font: text.small, color: color.ink2, paddingTop: space.s2 })
