import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  font: `500 0.75rem/1.3 ${vars.font.sans}`,
} as const

export const origin = styleVariants({
  evidence: { ...base, color: vars.color.ink2 },
  model: { ...base, color: vars.color.link },
})
globalStyle(`:is(${origin.evidence}, ${origin.model}) svg`, { width: '0.75rem', height: '0.75rem', strokeWidth: 1.75 })
