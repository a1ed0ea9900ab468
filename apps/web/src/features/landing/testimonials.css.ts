import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, font } = vars

export const quotes = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  gap: space.s7,
  paddingTop: space.s5,
  borderTop: `2px solid ${color.ink}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 } },
})
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.narrow]: { selectors: { '& + &': { paddingTop: space.s5, borderTop: `1px solid ${color.line2}` } } },
  },
})
export const stars = style({ display: 'flex', gap: '2px', marginBottom: space.s3, color: color.brassLine })
globalStyle(`${stars} svg`, { width: '0.9375rem', height: '0.9375rem', strokeWidth: 1.75 })
export const full = style({ fill: 'currentColor' })
export const words = style({
  font: `400 1.125rem/1.55 ${font.serif}`,
  selectors: { [`${item}:first-child &`]: { fontSize: '1.5rem', lineHeight: 1.42, letterSpacing: '-0.01em' } },
  '@media': { [media.phone]: { selectors: { [`${item}:first-child &`]: { fontSize: '1.3125rem' } } } },
})
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginTop: 'auto',
  paddingTop: space.s5,
  font: vars.text.small,
  color: color.ink2,
})
export const avatar = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${color.brassLine}`,
  borderRadius: '50%',
  background: color.brassWash,
  font: `600 0.9375rem/1 ${font.serif}`,
  color: color.brass,
})
export const name = style({ display: 'block', font: `600 0.9375rem/1.4 ${font.sans}`, color: color.ink })
