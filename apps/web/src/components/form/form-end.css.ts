import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })
