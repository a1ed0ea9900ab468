import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const qr = style({
  width: 'min(13rem, 100%)',
  border: `1px solid ${color.line}`,
  background: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
})
/** The square beside the words, and below them where there is no room. */
export const scan = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const steps = style({ display: 'grid', gap: space.s3, paddingInlineStart: '1.25rem', listStyle: 'decimal' })
export const secret = style({
  display: 'block',
  marginTop: space.s1,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s2} ${space.s4}`,
  padding: space.s4,
  border: `1px solid ${color.line}`,
  listStyle: 'none',
  fontFamily: vars.font.mono,
})
globalStyle(`${codes} > li`, { userSelect: 'all' })
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s2 })
