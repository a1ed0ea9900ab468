import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space.s1} ${space.s3}` })
export const words = style({ font: `400 1rem/1.5 ${font.serif}`, color: color.ink2, overflowWrap: 'anywhere' })
export const word = style({ font: text.small, color: color.ink2 })
