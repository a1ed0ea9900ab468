import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const points = style({ display: 'grid', gap: '6px', maxWidth: '46rem', counterReset: 'point' })
export const point = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space.s1,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  counterIncrement: 'point',
  '::before': { content: 'counter(point)', font: `600 0.8125rem/1.85 ${vars.font.serif}`, color: color.brass },
})
export const ticks = style({ display: 'grid', gap: space.s2, maxWidth: '46rem' })
export const tick = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: space.s2,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '::before': { content: '', width: '6px', height: '1px', marginTop: '0.75em', background: color.brassLine },
})
