import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 })
export const title = style({ font: text.ui, fontWeight: 600 })
export const words = style({ font: text.small, color: color.ink2, overflowWrap: 'anywhere' })
export const inDialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
