import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({ display: 'grid', gap: space.s4, maxWidth: vars.measure })
/** Names a group of choices as the label of a field names it. */
export const fieldName = style({ font: vars.text.ui, fontWeight: 600, color: color.ink })
export const narrowForm = style({ display: 'grid', gap: space.s4, maxWidth: '26rem' })
