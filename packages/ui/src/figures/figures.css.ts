import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${color.lineControl}`,
  background: color.sheet,
  '@media': { [media.phone]: { gridAutoFlow: 'row' } },
})
export const figure = style({
  padding: `${space.s4} ${space.s5}`,
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.line2}` },
    '&[data-main]': { boxShadow: `inset 0 2px 0 ${color.brassLine}` },
  },
  '@media': {
    [media.phone]: { selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${color.line2}` } } },
  },
})
export const label = style({ marginBottom: '4px', font: vars.text.small, color: color.ink2 })
export const value = style({
  fontFamily: vars.font.serif,
  fontSize: '1.5rem',
  lineHeight: '2.25rem',
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  selectors: { '[data-main] > &': { fontSize: '2rem' } },
})
