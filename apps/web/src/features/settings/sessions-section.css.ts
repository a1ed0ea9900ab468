import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const address = style({ font: vars.text.small, fontVariantNumeric: 'lining-nums', overflowWrap: 'anywhere' })
export const here = style({ font: vars.text.small, fontWeight: 600, color: color.brass })
