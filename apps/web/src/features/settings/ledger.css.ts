import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const replaced = style({ display: 'grid', gap: '2px', marginTop: space.s1, font: vars.text.small })
export const placeholder = style({ color: color.ink3 })
