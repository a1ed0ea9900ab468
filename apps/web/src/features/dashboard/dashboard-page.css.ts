import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.s5,
  paddingBottom: space.s5,
})
export const today = style({ marginTop: '6px', color: color.ink3 })
export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.s3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const counter = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `0 ${space.s5}`,
  borderLeft: `1px solid ${color.line2}`,
  selectors: { '&:last-child': { paddingRight: 0 } },
  '@media': { [media.phone]: { padding: `0 ${space.s3}` } },
})
export const counterLabel = style({ font: vars.text.small, color: color.ink2 })
export const count = style({ font: `400 2rem/1.1 ${vars.font.serif}` })
export const recent = style({ display: 'grid', gap: space.s4, marginTop: space.s7 })
