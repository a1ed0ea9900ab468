import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const prose = style({ display: 'grid', gap: vars.space.s4, maxWidth: vars.measure })
globalStyle(`${prose} h2, ${prose} h3`, { marginTop: vars.space.s4 })
globalStyle(`${prose} ul`, { paddingLeft: '1.25rem', listStyle: 'disc' })
globalStyle(`${prose} ol`, { paddingLeft: '1.5rem', listStyle: 'decimal' })
globalStyle(`${prose} p`, { whiteSpace: 'pre-line' })
