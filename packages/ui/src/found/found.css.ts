import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const found = style({
  maxWidth: vars.measure,
  paddingLeft: space.s4,
  borderLeft: `2px solid ${color.ink}`,
  font: vars.text.source,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const page = style({
  marginRight: '0.35em',
  font: `italic 400 0.8125rem/1 ${vars.font.serif}`,
  color: color.brass,
  whiteSpace: 'nowrap',
})

export const from = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s3}`,
  marginTop: space.s2,
  font: vars.text.small,
  color: color.ink3,
})

export const open = style({
  padding: '4px 0',
  border: 0,
  background: 'none',
  font: vars.text.small,
  fontWeight: 600,
  color: color.link,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { [media.print]: { display: 'none' }, [media.coarse]: { minHeight: vars.target } },
})
