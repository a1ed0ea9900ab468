import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: vars.text.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.phone]: { display: 'block' } },
})

export const caption = style({
  paddingBottom: vars.space.s2,
  font: vars.text.h3,
  textAlign: 'left',
  '@media': { [media.phone]: { display: 'block' } },
})

export const head = style({ '@media': { [media.phone]: { display: 'none' } } })

export const heading = style({
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${color.ink}`,
  font: vars.text.micro,
  letterSpacing: '0.06em',
  textAlign: 'left',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  color: color.ink3,
  selectors: { '&:last-child': { paddingRight: 0 } },
})

export const body = style({
  '@media': { [media.phone]: { display: 'block', borderTop: `1px solid ${color.ink}` } },
})

export const row = style({
  '@media': {
    [media.phone]: { display: 'grid', gap: '6px', padding: '14px 0', borderBottom: `1px solid ${color.line2}` },
    [media.print]: { breakInside: 'avoid' },
  },
})

export const cell = style({
  padding: '12px 16px 12px 0',
  borderBottom: `1px solid ${color.line2}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingRight: 0 },
    [`${row}:hover > &`]: { background: `color-mix(in srgb, ${color.brassWash} 45%, transparent)` },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      gap: '8px',
      padding: 0,
      border: 0,
      selectors: { '&:empty': { display: 'none' } },
      '::before': { content: 'attr(data-label)', font: vars.text.small, color: color.ink3 },
    },
  },
})

export const kinds = {
  text: '',
  number: style({ textAlign: 'right', '@media': { [media.phone]: { textAlign: 'left' } } }),
  ordinal: style({ width: '2.5rem', font: vars.text.source, fontSize: '1rem', color: color.ink3 }),
  authority: style({ font: vars.text.source }),
  when: style({ whiteSpace: 'nowrap', font: vars.text.small, lineHeight: 1.85, color: color.ink2 }),
  action: style({ textAlign: 'right', '@media': { [media.phone]: { textAlign: 'left' } } }),
}

globalStyle(`${heading}[data-right]`, { textAlign: 'right' })
