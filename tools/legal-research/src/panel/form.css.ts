import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const ask = style({ display: 'grid', gap: space.s3 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  marginLeft: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
})
globalStyle(`${ways} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) repeat(2, minmax(0, 10rem))',
  gap: `${space.s3} ${space.s4}`,
  padding: `${space.s4} 0`,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const chips = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s5}`,
})

export const searches = style({ display: 'grid', gap: space.s4, paddingTop: space.s4 })
export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s2 })
globalStyle(`${search} > button`, { marginTop: '2rem' })
export const note = style({ font: text.small, color: color.ink2, maxWidth: vars.measure })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'center' })
