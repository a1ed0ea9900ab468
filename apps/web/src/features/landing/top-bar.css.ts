import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { wrap } from './landing.css.ts'

const { color, space } = vars

export const height = '4rem'

export const bar = style({
  position: 'fixed',
  zIndex: vars.z.bar,
  insetInline: 0,
  top: 0,
  borderBottom: `1px solid ${color.line2}`,
  background: `color-mix(in srgb, ${color.paper} 96%, transparent)`,
})
export const inner = style([
  wrap,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s3, minHeight: height },
])
export const brand = style({
  minWidth: 0,
  overflow: 'hidden',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
export const account = style({
  display: 'flex',
  flex: 'none',
  gap: space.s2,
  '@media': { '(max-width: 359px)': { gap: 0 } },
})
globalStyle(`${brand} > span`, {
  '@media': { [media.phone]: { gap: space.s2, fontSize: '1.125rem' }, '(max-width: 359px)': { fontSize: '1rem' } },
})
