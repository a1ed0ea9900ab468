import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: `600 0.75rem/1.2 ${vars.font.sans}`,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    flex: 'none',
    width: '0.625rem',
    height: '0.625rem',
    border: '2px solid',
    borderRadius: '50%',
    printColorAdjust: 'exact',
  },
})

export const dot = styleVariants({
  high: [base, { color: color.high, '::before': { borderColor: color.highDot, background: color.highDot } }],
  medium: [
    base,
    {
      color: color.medium,
      '::before': {
        borderColor: color.mediumDot,
        background: `linear-gradient(90deg, ${color.mediumDot} 50%, transparent 50%)`,
      },
    },
  ],
  low: [base, { color: color.low, '::before': { borderColor: color.lowDot } }],
})
