import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, font } = vars

export const band = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s6,
  padding: `${space.s7} ${space.s8}`,
  overflow: 'hidden',
  borderRight: `1px solid ${color.spineLine}`,
  background: color.spine,
  color: color.onSpine,
  '@media': { [media.narrow]: { display: 'none' } },
})
export const seal = style({
  position: 'absolute',
  top: '-21rem',
  right: '-21rem',
  width: '46rem',
  height: '46rem',
  color: color.spineBrass,
  opacity: 0.42,
})
export const brand = style({ position: 'relative', alignSelf: 'start', color: 'inherit', textDecoration: 'none' })
export const middle = style({ position: 'relative' })
export const claim = style({
  maxWidth: '15ch',
  font: `400 2.5rem/1.15 ${font.serif}`,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
})
export const points = style({ maxWidth: '29rem', marginTop: space.s6 })
export const point = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  padding: `${space.s4} 0`,
  borderTop: `1px solid ${color.spineLine}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.spineLine}` } },
})
globalStyle(`${point} > svg`, {
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '2px',
  strokeWidth: 1.75,
  color: color.spineBrass,
})
export const title = style({ font: `600 1.0625rem/1.4 ${font.serif}` })
export const text = style({ position: 'relative', font: vars.text.small, color: color.onSpine2 })
