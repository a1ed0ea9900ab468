import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const box = style({
  display: 'grid',
  gap: space.s3,
  font: text.small,
  color: color.ink2,
  maxWidth: vars.measure,
})
export const events = style({ display: 'grid', gap: space.s3, listStyle: 'none', margin: 0, padding: 0 })
export const event = style({
  display: 'grid',
  gap: '2px',
  overflowWrap: 'anywhere',
  color: color.ink,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const words = style({ font: `400 0.9375rem/1.5 ${font.serif}`, color: color.ink2 })
export const source = style({ color: color.ink2 })

export const passage = style({
  display: 'grid',
  gap: space.s2,
  font: text.small,
  color: color.ink2,
  paddingTop: space.s2,
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

/** Below the text, and in view while it is read. */
export const steps = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  padding: `${space.s2} 0`,
  borderTop: `1px solid ${color.line2}`,
  background: color.paper,
  font: text.small,
  color: color.ink2,
  '@media': { [media.print]: { display: 'none' } },
})
