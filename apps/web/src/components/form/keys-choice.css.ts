import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Beside the box that decides about them. */
export const keyNames = style({
  display: 'grid',
  gap: '2px',
  paddingInlineStart: '26px',
  font: vars.text.small,
  overflowWrap: 'anywhere',
})
