import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { space } = vars

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.target,
  padding: `0 ${space.s3}`,
  font: vars.text.ui,
})
globalStyle(`${link} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
export const parts = style({ paddingLeft: space.s5, listStyle: 'disc' })
export const path = style({ fontFamily: vars.font.mono, fontSize: '0.9em', overflowWrap: 'anywhere' })
