import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spin = style({ animation: `${turn} 1.2s linear infinite` })

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: '10px', font: vars.text.body })
globalStyle(`${spinner} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75, color: vars.color.unchecked })
