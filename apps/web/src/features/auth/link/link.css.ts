import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gap: vars.space.s4 })
export const email = style({ fontWeight: 600, color: vars.color.ink, overflowWrap: 'anywhere' })
