import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const withMargin = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.margin}`,
  gap: space.s7,
  alignItems: 'start',
  '@media': {
    [media.marginBelow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 },
    [media.print]: { display: 'block' },
  },
})
export const text = style({ minWidth: 0 })
export const margin = style({
  display: 'grid',
  gap: space.s5,
  minWidth: 0,
  '@media': { [media.print]: { display: 'block', marginTop: space.s6 } },
})

/** The numbered notes. */
export const notes = style({
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.print]: { columns: 2, columnGap: space.s6 } },
})
export const note = style({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr)',
  gap: '6px 0',
  padding: `${space.s3} 0 ${space.s4}`,
  borderTop: `1px solid ${color.line2}`,
  font: vars.text.small,
  color: color.ink2,
  scrollMarginBlock: '5rem',
  selectors: {
    '&:first-child': { borderTopColor: color.ink },
    '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
globalStyle(`${note} > *`, { gridColumn: 2, justifySelf: 'start' })
export const back = style({
  gridColumn: '1 !important',
  alignSelf: 'start',
  minWidth: '1.375rem',
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r1,
  background: 'none',
  font: `600 0.75rem/1.5rem ${vars.font.sans}`,
  textAlign: 'left',
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})
export const title = style({
  font: `500 1rem/1.5 ${vars.font.serif}`,
  color: color.ink,
  overflowWrap: 'anywhere',
})
export const quotation = style({ font: `400 0.9375rem/1.45 ${vars.font.serif}`, color: color.ink })

/** A group of facts in the margin. */
export const card = style({
  paddingTop: space.s3,
  borderTop: `1px solid ${color.lineControl}`,
  font: vars.text.small,
  color: color.ink2,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const cardTitle = style({
  marginBottom: space.s2,
  font: `600 0.875rem/1.4 ${vars.font.sans}`,
  letterSpacing: 'normal',
  color: color.ink,
})
export const facts = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s2,
  padding: '4px 0',
})
globalStyle(`${fact} > dt`, { color: color.ink })
globalStyle(`${fact} > dd`, { textAlign: 'right' })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
