import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Where a table becomes entries before the screen is a phone's: what is around it leaves its columns too little room. */
export const folds = {
  middle: style({ container: 'table-middle / inline-size' }),
  wide: style({ container: 'table-wide / inline-size' }),
}
const narrowed = ['table-middle (max-width: 40rem)', 'table-wide (max-width: 49rem)']

/** How a table looks as entries: on a phone, and where it was told to fold early. */
const folded = (entry: NonNullable<NonNullable<StyleRule['@media']>[string]>) => ({
  '@media': { [media.phone]: entry },
  '@container': Object.fromEntries(narrowed.map((where) => [where, entry])),
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: vars.text.body,
  fontVariantNumeric: 'lining-nums',
  ...folded({ display: 'block' }),
})

export const caption = style({
  paddingBottom: vars.space.s2,
  font: vars.text.h3,
  textAlign: 'left',
  ...folded({ display: 'block' }),
})

export const head = style(folded({ display: 'none' }))

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
  ...folded({ display: 'block', borderTop: `1px solid ${color.ink}` }),
})

export const row = style(
  folded({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 0',
    padding: '14px 0',
    borderBottom: `1px solid ${color.line2}`,
    selectors: { '[data-numbered] &': { gridTemplateColumns: '2.25rem minmax(0, 1fr) auto' } },
  }),
)
globalStyle(row, { '@media': { [media.print]: { breakInside: 'avoid' } } })
globalStyle(`${row}[data-continued]`, {
  ...folded({ paddingBottom: space.s2, borderBottom: 0 }),
})
globalStyle(`${row}[data-continued] > td`, { paddingBottom: space.s2, borderBottom: 0 })
/** Belongs to the row above it. */
export const below = style(folded({ display: 'block' }))
export const across = style({
  padding: `0 0 ${space.s4}`,
  borderBottom: `1px solid ${color.line2}`,
  ...folded({ display: 'block' }),
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
  ...folded({
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gridColumn: '1 / -1',
    justifyItems: 'start',
    gap: '8px',
    padding: 0,
    border: 0,
    selectors: { '&:empty': { display: 'none' }, '[data-numbered] &': { gridColumn: '2 / -1' } },
    '::before': { content: 'attr(data-label)', font: vars.text.small, lineHeight: '1.5rem', color: color.ink3 },
  }),
})

/** On a phone these stand at the head of an entry and need no label. */
const atHead = { display: 'block', gridRow: 1, '::before': { content: 'none' } } as const

export const kinds = {
  text: '',
  number: style({
    paddingRight: space.s6,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...folded({ paddingRight: 0, textAlign: 'left' }),
  }),
  ordinal: style({
    width: '2.5rem',
    font: vars.text.source,
    fontSize: '1rem',
    color: color.ink3,
    ...folded({ ...atHead, selectors: { '[data-numbered] &': { gridColumn: 1 } } }),
  }),
  authority: style({
    font: vars.text.source,
    ...folded({ ...atHead, gridColumn: '1 / 2', selectors: { '[data-numbered] &': { gridColumn: '2 / 3' } } }),
  }),
  name: style(folded({ ...atHead, gridColumn: '1 / 2' })),
  when: style({ whiteSpace: 'nowrap', font: vars.text.small, lineHeight: 1.85, color: color.ink2 }),
  action: style({
    textAlign: 'right',
    // Beside the head of the entry, not above it, where it would take the presses.
    ...folded({ ...atHead, gridColumn: '2 / 3', selectors: { '[data-numbered] &': { gridColumn: '3 / 4' } } }),
  }),
}

globalStyle(`${heading}[data-right]`, { textAlign: 'right' })
globalStyle(`${heading}[data-right]:not(:last-child)`, { paddingRight: space.s6 })
