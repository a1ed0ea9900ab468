import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, font } = vars

export const footer = style({
  padding: `${space.s7} 0 ${space.s5}`,
  borderTop: `3px double ${color.spineBrass}`,
  background: color.spine,
  font: vars.text.small,
  color: color.onSpine2,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr',
  gap: space.s6,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: `${space.s5} ${space.s4}` } },
})
export const brand = style({
  color: color.onSpine,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
export const tagline = style({ maxWidth: '34ch', marginTop: space.s3, color: color.onSpine2 })
export const title = style({
  marginBottom: space.s2,
  font: `600 0.9375rem/1.4 ${font.serif}`,
  color: color.onSpine,
})
export const end = style({ marginTop: space.s6, paddingTop: space.s4, borderTop: `1px solid ${color.spineLine}` })
export const notAdvice = style({ maxWidth: '88ch' })
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s5}`,
  marginTop: space.s3,
})
export const copyright = style({ marginRight: 'auto' })
export const link = style({
  display: 'block',
  padding: '5px 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.onSpine, textDecoration: 'underline' } },
})
export const theme = style([link, { display: 'inline-flex', alignItems: 'center', gap: space.s2 }])
globalStyle(`${theme} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
