import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** The month at the left, what is done with it at the right. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s4,
})
export const month = style({ width: '15rem', maxWidth: '100%' })
export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

export const figure = style({
  display: 'grid',
  gap: '4px',
  minWidth: '5.5rem',
  font: vars.text.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.phone]: { minWidth: 0 } },
})
export const bar = style({ height: '4px', background: color.line2, '@media': { [media.phone]: { width: '8rem' } } })
export const fill = style({ height: '100%', background: color.brassLine })
globalStyle(`[data-full="true"] > ${fill}`, { background: color.medium })

/** A row of fields of one plan or one price. */
export const rows = style({ display: 'grid', borderTop: `1px solid ${color.ink}`, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr)) auto',
  alignItems: 'start',
  gap: space.s4,
  padding: `${space.s4} 0`,
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const priceRow = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1.6fr) repeat(2, minmax(0, 1fr))',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
/** Stands level with the boxes of the fields beside it. */
export const level = style({ paddingTop: '28px', '@media': { [media.phone]: { paddingTop: 0 } } })
export const model = style({ font: vars.text.ui, fontWeight: 600, overflowWrap: 'anywhere' })
