import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  width: `min(${vars.measure} + 4rem, 100% - 3rem)`,
  minHeight: '100dvh',
  margin: '0 auto',
  '@media': { [media.phone]: { width: 'calc(100% - 2.5rem)' } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  minHeight: '4rem',
  padding: `${space.s2} 0`,
  borderBottom: `3px double ${color.lineControl}`,
})
export const brand = style({ color: 'inherit', textDecoration: 'none' })
export const main = style({ flex: 1, display: 'grid', alignContent: 'start', gap: space.s5, padding: `${space.s7} 0` })
export const footer = style({
  padding: `${space.s4} 0 ${space.s5}`,
  borderTop: `1px solid ${color.line2}`,
  font: vars.text.small,
  color: color.ink3,
})
