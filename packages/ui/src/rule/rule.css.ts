import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const doubleRule = style({ height: 0, margin: 0, border: 0, borderTop: `3px double ${vars.color.lineControl}` })
