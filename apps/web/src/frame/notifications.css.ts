import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ marginTop: vars.space.s4, borderTop: `1px solid ${vars.color.ink}` })
export const entry = style({
  display: 'grid',
  gap: '2px',
  padding: `${vars.space.s3} 0`,
  borderBottom: `1px solid ${vars.color.line2}`,
  overflowWrap: 'anywhere',
})
export const when = style({ font: vars.text.small, color: vars.color.ink2 })
