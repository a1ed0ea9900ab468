import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const path = style({ fontFamily: vars.font.mono, fontSize: '0.9em', overflowWrap: 'anywhere' })
