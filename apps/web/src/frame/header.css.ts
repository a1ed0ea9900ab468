import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const header = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '4rem',
  padding: `0 ${space.s6}`,
  borderBottom: `1px solid ${color.line2}`,
  background: color.paper,
  zIndex: vars.z.bar,
  '@media': {
    [media.phone]: { gap: space.s2, minHeight: '3.5rem', padding: '0 1.25rem' },
    [media.print]: { display: 'none' },
  },
})
export const menu = style({
  display: 'none',
  marginLeft: '-0.5rem',
  '@media': { [media.narrow]: { display: 'block' } },
})
export const label = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  font: `600 1.0625rem/1.2 ${vars.font.serif}`,
})
export const tagline = style({
  paddingLeft: space.s4,
  borderLeft: `1px solid ${color.line2}`,
  font: vars.text.small,
  color: color.ink3,
  '@media': { [media.phone]: { display: 'none' } },
})
export const end = style({
  display: 'flex',
  gap: space.s1,
  minWidth: 0,
  marginLeft: 'auto',
  '@media': { [media.phone]: { flex: 'none' } },
})
