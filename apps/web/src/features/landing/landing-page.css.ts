import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: `calc(${vars.layout.page} + 4rem)`,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: `0 ${space.s6}`,
  '@media': { [media.phone]: { padding: '0 1.25rem' } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minHeight: '4.5rem',
  padding: `${space.s3} 0`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const main = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: space.s5,
  padding: `${space.s8} 0`,
  borderTop: `3px double ${color.lineControl}`,
})
export const headline = style({ font: vars.text.display, letterSpacing: '-0.025em' })
export const lead = style({ maxWidth: '48ch', font: vars.text.lead, color: color.ink2 })
export const footer = style({
  padding: `${space.s4} 0 ${space.s5}`,
  borderTop: `1px solid ${color.line2}`,
  font: vars.text.small,
  color: color.ink3,
})
