import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const failed = style({ display: 'grid', gap: vars.space.s5 })
