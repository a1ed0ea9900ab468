import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const popover = style({
  minWidth: '12rem',
  maxWidth: 'min(22rem, calc(100vw - 2rem))',
  padding: '4px',
  overflow: 'auto',
  background: color.overlay,
  borderRadius: vars.radius.r2,
  boxShadow: vars.shadow.float,
  zIndex: `${vars.z.dialog} !important`,
})
export const menu = style({ outline: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: vars.target,
  padding: `6px ${space.s3}`,
  borderRadius: vars.radius.r1,
  font: vars.text.body,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-focused]': { background: color.well },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
})
globalStyle(`${item} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75, color: color.ink2 })
export const hint = style({ display: 'block', font: vars.text.small, color: color.ink2 })
