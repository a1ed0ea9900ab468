import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import * as landing from './landing.css.ts'

/** The popular plan rises out of its row, into this room. */
export const head = style([landing.head, { paddingBottom: vars.space.s7 }])
