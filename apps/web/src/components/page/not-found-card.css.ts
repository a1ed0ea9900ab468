import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const screen = style({ display: 'grid', placeContent: 'center', minHeight: '100dvh', padding: space.s5 })
export const card = style({
  width: '100%',
  maxWidth: '32rem',
  padding: `${space.s5} 0 ${space.s6}`,
  borderTop: `2px solid ${color.ink}`,
  borderBottom: `3px double ${color.lineControl}`,
})
export const title = style({ display: 'flex', alignItems: 'center', gap: space.s3 })
globalStyle(`${title} svg`, { width: '1.75rem', height: '1.75rem', strokeWidth: 1.5, color: color.high })
export const text = style({ marginTop: space.s3, color: color.ink2 })
export const address = style({
  margin: `${space.s2} 0 ${space.s5}`,
  font: vars.text.small,
  color: color.ink3,
  overflowWrap: 'anywhere',
})
