import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.target,
  font: vars.text.ui,
  fontWeight: 600,
  textDecorationColor: 'transparent',
})
globalStyle(`${back} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s4}`,
  marginTop: space.s2,
  font: vars.text.small,
  color: color.ink2,
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })
export const people = style({ marginTop: space.s2, font: vars.text.small, color: color.ink3, overflowWrap: 'anywhere' })
export const parts = style({ marginTop: space.s5 })
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })
export const partTitle = style({ font: `600 1.0625rem/1.3 ${vars.font.serif}`, color: color.ink })
