import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const foot = style({ display: 'grid', gap: vars.space.s3, marginTop: vars.space.s6 })
export const date = style({ font: vars.text.small, color: vars.color.ink2 })
