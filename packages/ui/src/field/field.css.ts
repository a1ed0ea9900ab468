import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space, radius, text } = vars

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

export const label = style({ display: 'block', marginBottom: space.s2, font: text.ui, fontWeight: 600 })

export const required = style({ color: color.brass, fontWeight: 700 })

export const description = style({ display: 'block', marginTop: '6px', font: text.small, color: color.ink3 })

export const error = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  marginTop: '6px',
  font: text.small,
  fontWeight: 500,
  color: color.high,
})
globalStyle(`${error} svg`, { width: '0.8125rem', height: '0.8125rem', marginTop: '0.2rem' })

export const input = style({
  display: 'block',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.625rem 0.75rem',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.r2,
  background: color.sheet,
  font: text.body,
  color: color.ink,
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&[data-invalid]': { borderColor: color.high, boxShadow: `inset 3px 0 0 ${color.high}` },
    '&[data-disabled]': { background: color.well, color: color.ink3, cursor: 'not-allowed' },
    '&[data-focused]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
