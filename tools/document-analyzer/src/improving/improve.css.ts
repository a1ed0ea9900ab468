import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const part = style({
  display: 'grid',
  gap: space.s3,
  selectors: { '& + &': { marginTop: space.s5, paddingTop: space.s4, borderTop: `1px solid ${color.line2}` } },
})
globalStyle(`${part} h3`, { font: text.ui, fontWeight: 600 })
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, justifyContent: 'space-between' })
export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  font: text.small,
  color: color.ink2,
})
export const issue = style({ font: text.small, color: color.ink2 })
export const original = style({
  margin: 0,
  paddingLeft: space.s4,
  borderLeft: `2px solid ${color.ink}`,
  font: `400 1rem/1.6 ${font.serif}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${original} footer`, { marginTop: space.s2, font: text.small, color: color.ink3 })
export const ours = style({
  padding: `${space.s4} ${space.s5}`,
  borderLeft: `2px solid ${color.brassLine}`,
  background: color.well,
})
export const by = style({ marginBottom: space.s2, font: text.small, fontWeight: 600, color: color.ink2 })
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const doubt = style({ font: text.small, color: color.mismatch })
export const how = style({ marginTop: space.s4, font: text.small, color: color.ink2 })
globalStyle(`${how} b`, { color: color.ink })
// What stands in a part is already apart from what is above it.
globalStyle(`${part} > ${how}`, { marginTop: 0, overflowWrap: 'anywhere' })
