import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space.s4 })
