import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })
export const rule = style({ font: vars.text.small, color: vars.color.ink3 })
