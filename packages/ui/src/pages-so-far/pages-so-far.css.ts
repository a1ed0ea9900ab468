import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const pages = style({ marginTop: space.s6, '@media': { [media.print]: { display: 'none' } } })
export const head = style({
  paddingBlock: space.s2,
  borderTop: `2px solid ${color.ink}`,
  font: vars.text.small,
  color: color.ink2,
})
export const text = style({
  maxHeight: '28rem',
  overflowY: 'auto',
  padding: `${space.s4} ${space.s5}`,
  border: `1px solid ${color.line}`,
  background: color.sheet,
  font: `400 1rem/1.65 ${vars.font.serif}`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: space.s4 } },
})
export const page = style({
  selectors: { '& + &': { marginTop: space.s5, paddingTop: space.s4, borderTop: `1px solid ${color.line}` } },
})
export const number = style({ marginBottom: space.s2, font: vars.text.small, color: color.ink3 })
export const paragraph = style({ maxWidth: '70ch', selectors: { '& + &': { marginTop: space.s3 } } })
