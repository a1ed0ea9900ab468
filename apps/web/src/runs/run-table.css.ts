import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const numbered = '[data-numbered="true"] &'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
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
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr) auto',
      columnGap: space.s4,
      rowGap: '2px',
      padding: '12px 0',
      borderBottom: `1px solid ${color.line2}`,
      selectors: { [numbered]: { gridTemplateColumns: '1.75rem fit-content(50%) minmax(0, 1fr) auto' } },
    },
    [media.print]: { breakInside: 'avoid' },
  },
})

const onPhone = (column: string, more = {}) => ({
  [media.phone]: { width: 'auto', padding: 0, border: 0, gridColumn: column, ...more },
})
const shifted = (column: string) => ({ selectors: { [numbered]: { gridColumn: column } } })

const cell = style({
  padding: '12px 16px 12px 0',
  borderBottom: `1px solid ${color.line2}`,
  verticalAlign: 'top',
  selectors: {
    '&:last-child': { paddingRight: 0 },
    [`${row}:hover > &`]: { background: `color-mix(in srgb, ${color.brassWash} 45%, transparent)` },
  },
  '@media': { [media.phone]: { selectors: { [`${row}:hover > &`]: { background: 'none' } } } },
})
const small = style([
  cell,
  {
    width: '1%',
    paddingRight: space.s5,
    font: vars.text.small,
    lineHeight: 1.85,
    whiteSpace: 'nowrap',
    color: color.ink2,
  },
])

export const number = style([
  cell,
  {
    width: '2.5rem',
    font: vars.text.source,
    fontSize: '1rem',
    color: color.ink3,
    '@media': onPhone('1', { gridRow: 1 }),
  },
])
export const title = style([
  cell,
  {
    font: `500 0.9375rem/1.6 ${vars.font.sans}`,
    overflowWrap: 'anywhere',
    '@media': onPhone('1 / 3', { gridRow: 1, ...shifted('2 / 4') }),
  },
])
export const kind = style([small, { '@media': onPhone('1', { whiteSpace: 'normal', ...shifted('2') }) }])
/** 'Nov 30, 2026, 11:57 AM' is wider than the narrowest phone has room for. */
export const date = style([small, { '@media': onPhone('2', { gridRow: 2, whiteSpace: 'normal', ...shifted('3') }) }])
export const state = style([small, { '@media': onPhone('3', { gridRow: 2, justifySelf: 'end', ...shifted('4') }) }])
/** On a phone a line of its own, below the others. */
export const more = style([
  cell,
  {
    width: '11rem',
    font: vars.text.small,
    '@media': onPhone('1 / -1', { gridRow: 3, selectors: { [numbered]: { gridColumn: '2 / -1' } } }),
  },
])
export const action = style([
  cell,
  {
    width: 0,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    '@media': onPhone('3', { gridRow: 1, ...shifted('4') }),
  },
])
