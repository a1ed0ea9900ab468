import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const finding = recipe({
  base: {
    display: 'grid',
    gap: space.s3,
    padding: `${space.s4} 0`,
    borderTop: `1px solid ${color.line2}`,
    scrollMarginBlock: space.s5,
    selectors: { '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
  variants: {
    marker: {
      none: { gridTemplateColumns: 'minmax(0, 1fr)' },
      number: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' },
      severity: {
        gridTemplateColumns: '5.5rem minmax(0, 1fr)',
        '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 } },
      },
    },
  },
})
export const markers = style({ paddingTop: '2px' })
export const title = style({ font: `600 0.9375rem/1.45 ${vars.font.sans}`, letterSpacing: 'normal' })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: '3px',
  font: vars.text.small,
  color: color.ink3,
})
export const text = style({
  marginTop: '4px',
  fontSize: '0.875rem',
  lineHeight: 1.55,
  color: color.ink2,
  maxWidth: vars.measure,
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  marginTop: space.s3,
  '@media': { [media.print]: { display: 'none' } },
})

export const number = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    padding: 0,
    border: '2px solid',
    borderRadius: '50%',
    background: color.sheet,
    font: `600 0.75rem/1 ${vars.font.sans}`,
    fontVariantNumeric: 'lining-nums',
    color: color.ink,
    cursor: 'default',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[data-hovered]': { background: color.well },
      '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    },
  },
  variants: {
    severity: {
      high: { borderColor: color.highDot },
      medium: { borderColor: color.mediumDot },
      low: { borderColor: color.lowDot },
    },
    isInMargin: { true: { position: 'absolute', right: '-2.75rem', top: '0.15em' } },
  },
})
