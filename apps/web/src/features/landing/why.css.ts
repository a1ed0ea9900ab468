import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import { wrap } from './landing.css.ts'

const { color, space, font } = vars

export const inner = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s9,
    '@media': {
      [media.marginBelow]: { gap: space.s7 },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])
export const benefits = style({ marginTop: space.s6 })
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  padding: `${space.s4} 0`,
  borderTop: `1px solid ${color.line2}`,
})
export const text = style({ marginTop: '4px', color: color.ink2 })
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  padding: '0 1px 1px 0',
})
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  margin: '0 -1px -1px 0',
  padding: `${space.s6} ${space.s5} ${space.s5}`,
  border: `1px solid ${color.lineControl}`,
  background: color.sheet,
  '@media': { [media.phone]: { padding: `${space.s5} ${space.s4}` } },
})
export const label = style({ marginTop: space.s2, color: color.ink2 })
export const figure = style({
  font: `400 3.25rem/1 ${font.serif}`,
  letterSpacing: '-0.02em',
  '@media': { [media.phone]: { fontSize: '2.25rem' } },
})
