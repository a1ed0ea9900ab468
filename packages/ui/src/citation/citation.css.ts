import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const base = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.r1,
  cursor: 'pointer',
})
globalStyle(`${base} svg`, {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginLeft: '0.25em',
  verticalAlign: '-0.14em',
  strokeWidth: 2.25,
  '@media': { [media.print]: { color: color.ink } },
})

/** The kind of line tells the status where there is no colour. */
export const citation = styleVariants({
  found: [base, { textDecorationThickness: '1px', textDecorationColor: color.lineControl }],
  verified: [base, { textDecorationColor: color.verified }],
  mismatch: [
    base,
    { textDecorationStyle: 'wavy', textDecorationThickness: '1px', textDecorationColor: color.mismatch },
  ],
  ambiguous: [base, { textDecorationStyle: 'double', textDecorationColor: color.ambiguous }],
  'not-found': [
    base,
    {
      textDecorationLine: 'line-through underline',
      textDecorationThickness: '1px',
      textDecorationColor: color.notFound,
    },
  ],
  unchecked: [base, { textDecorationStyle: 'dashed', textDecorationColor: color.unchecked }],
  red: [base, { textDecorationThickness: '3px', textDecorationColor: color.notFound }],
  amber: [base, { textDecorationThickness: '3px', textDecorationColor: color.mismatch }],
})
export const icon = styleVariants({
  verified: { color: color.verified },
  mismatch: { color: color.mismatch },
  ambiguous: { color: color.ambiguous },
  'not-found': { color: color.notFound },
  unchecked: { color: color.unchecked },
  red: { color: color.notFound },
  amber: { color: color.mismatch },
})
export const spoken = style({ userSelect: 'none' })
export const keep = style({ whiteSpace: 'nowrap' })
export const number = style({
  display: 'inline-block',
  marginLeft: '1px',
  font: `600 0.6875rem/1 ${vars.font.sans}`,
  verticalAlign: '0.45em',
  color: color.ink2,
})

export const popoverHead = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  marginBottom: vars.space.s2,
})
export const popoverTitle = style({ font: vars.text.source, overflowWrap: 'anywhere' })

export const opener = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '6px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r1,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.target } },
})

export const doubt = style({
  padding: '2px 3px',
  background: color.notFoundWash,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
export const flag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  marginLeft: '4px',
  font: `600 0.8125rem/1.3 ${vars.font.sans}`,
  color: color.notFound,
  verticalAlign: '-0.1em',
})
globalStyle(`${flag} svg`, { width: '0.9375rem', height: '0.9375rem', strokeWidth: 1.75 })
