import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Columns parted by hairlines under one heavy rule; of three, the first is the widest. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  borderTop: `2px solid ${color.ink}`,
  borderBottom: `1px solid ${color.line2}`,
  selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: '1.35fr 1fr 1fr' } },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
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
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '12.5rem',
  padding: space.s5,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { [`${item}:first-child &`]: { paddingLeft: 0 } },
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: '2.25rem minmax(0, 1fr) 1.25rem',
      alignItems: 'center',
      minHeight: 0,
      padding: `${space.s4} 0`,
    },
  },
})
globalStyle(`${card} > svg`, {
  width: '1.375rem',
  height: '1.375rem',
  marginBottom: space.s4,
  strokeWidth: 1.75,
  color: color.brassLine,
  '@media': { [media.narrow]: { alignSelf: 'start', gridRow: '1 / 3', margin: '4px 0 0' } },
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
export const text = style({
  maxWidth: '34ch',
  marginTop: space.s2,
  color: color.ink2,
  '@media': { [media.narrow]: { gridColumn: 2, maxWidth: 'none', marginTop: '2px' } },
})
export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: 'auto',
  paddingTop: space.s4,
  font: vars.text.ui,
  fontWeight: 600,
  color: color.link,
  '@media': { [media.narrow]: { gridColumn: 3, gridRow: 1, padding: 0 } },
})
globalStyle(`${go} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
export const goWord = style({ '@media': { [media.narrow]: { display: 'none' } } })
