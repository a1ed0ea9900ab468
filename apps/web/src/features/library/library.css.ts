import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const authority = style({ minWidth: 0 })
export const isCase = style({})
globalStyle(`${isCase} h1`, { fontStyle: 'italic' })

export const cites = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
  alignItems: 'baseline',
})
export const citation = style({ font: `400 1.0625rem/1.5 ${font.serif}`, color: color.ink })
export const sections = style({ minWidth: 0 })
export const holding = style({ font: text.answer, maxWidth: vars.measure, padding: `${space.s4} 0` })
export const absent = style({ marginTop: space.s5 })
export const parallel = style({
  display: 'grid',
  gap: space.s1,
  font: `400 0.9375rem/1.45 ${font.serif}`,
  color: color.ink,
})
export const foot = style({
  marginTop: space.s6,
  font: text.small,
  color: color.ink2,
  paddingTop: space.s3,
  borderTop: `3px double ${color.lineControl}`,
})
