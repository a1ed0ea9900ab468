import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const path = style({ fontFamily: vars.font.mono, fontSize: '0.9em', overflowWrap: 'anywhere' })

export const switches = style({ borderTop: `1px solid ${vars.color.ink}`, listStyle: 'none' })
export const entry = style({
  display: 'grid',
  gap: vars.space.s3,
  padding: `${vars.space.s4} 0`,
  borderBottom: `1px solid ${vars.color.line2}`,
})
