import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const match = style({
  display: 'grid',
  gap: '5px',
  justifyItems: 'end',
  font: `600 0.8125rem/1.3 ${vars.font.sans}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { display: 'flex', alignItems: 'center', gap: '10px', justifyContent: 'flex-start' },
  },
})
export const bar = style({
  width: '5.5rem',
  height: '3px',
  background: color.line,
  '@media': { [media.print]: { display: 'none' } },
})
export const fill = style({ height: '100%', background: color.ink })
