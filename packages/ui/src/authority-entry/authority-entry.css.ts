import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  padding: `${space.s5} 0`,
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const number = style({
  font: `400 1.375rem/1.3 ${vars.font.serif}`,
  fontVariantNumeric: 'lining-nums',
  color: color.ink3,
  '@media': { [media.phone]: { display: 'none' } },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space.s4,
  '@media': { [media.phone]: { display: 'grid', gap: '6px' } },
})
export const title = style({
  minWidth: 0,
  font: `500 1.375rem/1.3 ${vars.font.serif}`,
  letterSpacing: '-0.005em',
  overflowWrap: 'anywhere',
})
export const isCase = style({ fontStyle: 'italic' })
export const open = style({
  color: color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.r1,
  selectors: { '&[data-hovered]': { textDecoration: 'underline', textDecorationThickness: '1px' } },
})
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  margin: `6px 0 ${space.s4}`,
  font: vars.text.small,
  color: color.ink2,
})
export const kind = style({
  font: vars.text.micro,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: color.brass,
})
export const citation = style({ font: `400 1rem/1.3 ${vars.font.serif}`, color: color.ink })
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
