import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const sample = style({ marginBottom: space.s5 })
export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.s5,
  paddingBottom: space.s5,
  '@media': { [media.phone]: { display: 'block' } },
})
export const today = style({ marginTop: '6px', color: color.ink3 })

export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.s3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
      marginTop: space.s5,
      paddingTop: space.s3,
      borderTop: `1px solid ${color.line2}`,
    },
  },
})
export const counter = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `0 ${space.s5}`,
  borderLeft: `1px solid ${color.line2}`,
  selectors: { '&:last-child': { paddingRight: 0 } },
  '@media': {
    [media.phone]: {
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: `0 0 0 ${space.s3}`,
      selectors: { '&:first-child': { paddingLeft: 0, borderLeft: 0 } },
    },
  },
})
export const counterLabel = style({ font: vars.text.small, lineHeight: 1.35, color: color.ink2 })
export const count = style({ font: `400 2rem/1.1 ${vars.font.serif}` })

export const recent = style({ marginTop: space.s7 })
export const recentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBottom: space.s3,
})
export const view = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target,
  height: vars.target,
  margin: '-8px -11px -12px auto',
  borderRadius: vars.radius.r2,
  color: color.ink2,
  selectors: { '&:hover': { background: color.well, color: color.ink } },
})
globalStyle(`${view} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })

/** How many a search found, and the worst of them. */
export const found = style({ font: vars.text.small, lineHeight: 1.85, color: color.ink2 })
