import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const more = style({ display: 'grid', justifyItems: 'center', marginTop: vars.space.s5 })
