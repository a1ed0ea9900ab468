import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })
export const stack = style({ display: 'grid', gap: vars.space.s5, gridTemplateColumns: 'minmax(0, 1fr)' })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s5,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const spec = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: vars.space.s6,
  padding: `${vars.space.s5} 0`,
  borderTop: `1px solid ${vars.color.line2}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 } },
})
export const specTitle = style({ font: `600 1rem/1.4 ${vars.font.serif}` })
export const page = style({ maxWidth: vars.layout.page, margin: '0 auto' })
