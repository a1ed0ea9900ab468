import { globalStyle, style } from '@vanilla-extract/css'
import { input } from '../field/field.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, radius, text } = vars

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s2,
    textAlign: 'left',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: color.ink },
      '[data-invalid] > &': { borderColor: color.high, boxShadow: `inset 3px 0 0 ${color.high}` },
    },
  },
])
globalStyle(`${trigger} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })

export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.ink3 } },
})

export const popover = style({
  width: 'var(--trigger-width)',
  maxHeight: '20rem',
  overflow: 'auto',
  padding: '4px',
  background: color.overlay,
  borderRadius: radius.r2,
  boxShadow: vars.shadow.float,
  outline: 'none',
  zIndex: `${vars.z.dialog} !important`,
})

export const list = style({ outline: 'none' })

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1rem',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.target,
  padding: `6px ${space.s2}`,
  borderRadius: radius.r1,
  font: text.body,
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-focused]': { background: color.well },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
  },
})
globalStyle(`${option} svg`, { width: '1rem', height: '1rem', color: color.brassLine })
export const hint = style({ display: 'block', font: text.small, fontWeight: 400, color: color.ink2 })
