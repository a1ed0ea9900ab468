import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const meter = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', height: '1.25rem' })
export const bar = style({ width: '3px', height: '0.375rem', background: vars.color.lineControl })
export const loud = style([bar, { height: '1.125rem', background: vars.color.brassLine }])
