import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const keys = style({ display: 'grid', gap: space.s2, font: text.small })
export const row = style({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: space.s3 })
export const key = style({ font: text.small, fontWeight: 600, color: color.ink2 })
