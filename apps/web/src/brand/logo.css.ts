import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  font: `600 1.3125rem/1 ${vars.font.serif}`,
  letterSpacing: '-0.01em',
})
