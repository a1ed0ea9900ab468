import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5, maxWidth: '46rem' })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const full = style({ gridColumn: '1 / -1' })

export const group = style({ gridColumn: '1 / -1', paddingTop: space.s3, borderTop: `1px solid ${color.lineControl}` })
export const legend = style({ float: 'left', width: '100%', marginBottom: space.s3, padding: 0, font: vars.text.h3 })
export const inGroup = style([fields, { clear: 'both' }])
export const groupHint = style({ gridColumn: '1 / -1', font: vars.text.small, color: color.ink2 })
export const entries = style({ display: 'grid', gap: space.s4, clear: 'both' })
export const entry = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s2,
  margin: 0,
  padding: `0 0 ${space.s3}`,
  border: 0,
  borderBottom: `1px solid ${color.line2}`,
})
globalStyle(`${entry} > ${fields}`, { width: '100%' })
export const requiredHint = style({ font: vars.text.small, color: color.ink3 })

export const hint = style({ marginRight: 'auto', font: vars.text.small, color: color.ink3 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s4,
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch' } },
})
