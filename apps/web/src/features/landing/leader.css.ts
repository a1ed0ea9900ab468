import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import { wrap } from './landing.css.ts'

const { color, space, font } = vars

export const inner = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: '20rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s8,
    '@media': {
      [media.narrow]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: space.s7 },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 },
    },
  },
])
export const medal = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  '@media': { [media.phone]: { width: '13rem' } },
})
export const ring = style({ position: 'absolute', inset: 0, color: color.spineBrass })
export const initials = style({
  font: `400 4.75rem/1 ${font.serif}`,
  letterSpacing: '0.02em',
  '@media': { [media.narrow]: { fontSize: '3.25rem' } },
})
export const title = style({ marginBottom: space.s4, font: vars.text.ui, fontWeight: 600, color: color.spineBrass })
export const quote = style({
  maxWidth: '38ch',
  font: `400 clamp(1.375rem, 1rem + 1.3vw, 1.875rem)/1.4 ${font.serif}`,
  letterSpacing: '-0.01em',
})
export const name = style({ marginTop: '1.25rem', font: `600 1.125rem/1.5 ${font.serif}` })
export const role = style({ color: color.onSpine2 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s6}`,
  marginTop: space.s5,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.spineLine}`,
})
export const fact = style({ display: 'flex', flexDirection: 'column-reverse' })
export const label = style({ font: vars.text.small, color: color.onSpine2 })
export const figure = style({ font: `400 1.75rem/1.1 ${font.serif}` })
