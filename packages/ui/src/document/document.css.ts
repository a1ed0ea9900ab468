import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const desk = style({
  padding: space.s5,
  background: color.well,
  '@media': { [media.phone]: { padding: space.s3 }, [media.print]: { padding: 0, background: 'none' } },
})
/** The right side is wide enough for the numbered marks. */
export const sheet = style({
  maxWidth: '51rem',
  margin: '0 auto',
  padding: `${space.s7} ${space.s8} ${space.s7} ${space.s7}`,
  border: `1px solid ${color.line}`,
  background: color.sheet,
  boxShadow: vars.shadow.sheet,
  font: `400 1rem/1.65 ${vars.font.serif}`,
  color: color.ink,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { padding: `${space.s5} 3rem ${space.s5} ${space.s4}` },
    [media.print]: { padding: 0, border: 0, boxShadow: 'none', font: `400 11pt/1.5 ${vars.font.serif}` },
  },
})
globalStyle(`${sheet} :is(h1, h2)`, {
  marginBottom: space.s4,
  font: `600 1.0625rem/1.4 ${vars.font.serif}`,
  letterSpacing: '0.06em',
  textAlign: 'center',
})
globalStyle(`${sheet} h3`, {
  margin: `${space.s5} 0 ${space.s1}`,
  font: `600 1rem/1.5 ${vars.font.serif}`,
})
globalStyle(`${sheet} p`, { position: 'relative', marginBottom: space.s3 })

const base = style({ padding: '0 1px', borderBottom: '2px solid', color: 'inherit', scrollMarginBlock: '6rem' })
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' }
export const hit = styleVariants({
  high: [base, { borderColor: color.highDot, background: color.highWash, selectors: { '&[data-active]': ring } }],
  medium: [base, { borderColor: color.mediumDot, background: color.mediumWash, selectors: { '&[data-active]': ring } }],
  low: [base, { borderColor: color.lowDot, background: color.lowWash, selectors: { '&[data-active]': ring } }],
})
