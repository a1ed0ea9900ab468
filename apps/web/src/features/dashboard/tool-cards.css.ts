import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Columns parted by hairlines under one heavy rule. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  borderTop: `2px solid ${color.ink}`,
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const item = style({
  selectors: { '& + &': { borderLeft: `1px solid ${color.line2}` } },
  '@media': {
    [media.narrow]: {
      selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${color.line2}` } },
    },
  },
})
export const card = style({
  display: 'block',
  height: '100%',
  padding: space.s5,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { [`${item}:first-child &`]: { paddingLeft: 0 } },
  '@media': { [media.narrow]: { padding: `${space.s4} 0` } },
})
globalStyle(`${card} svg`, {
  width: '1.375rem',
  height: '1.375rem',
  marginBottom: space.s4,
  strokeWidth: 1.75,
  color: color.brassLine,
})
export const title = style({
  fontSize: '1.375rem',
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
    },
  },
})
export const text = style({ maxWidth: '34ch', marginTop: space.s2, color: color.ink2 })
