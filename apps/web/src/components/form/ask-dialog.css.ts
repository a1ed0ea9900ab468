import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const question = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 })
