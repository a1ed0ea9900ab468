import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, font } = vars

/** Columns under one heavy rule, parted by hairlines. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: `2px solid ${color.ink}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const card = style({
  padding: `${space.s5} ${space.s6} 0 0`,
  selectors: {
    '& + &': { paddingLeft: space.s6, borderLeft: `1px solid ${color.line2}` },
    '&:last-child': { paddingRight: 0 },
  },
  '@media': {
    [media.narrow]: {
      padding: `${space.s5} 0`,
      selectors: { '& + &': { paddingLeft: 0, borderLeft: 0, borderTop: `1px solid ${color.line2}` } },
    },
  },
})
export const picture = style({
  height: '9.5rem',
  marginBottom: space.s5,
  borderBottom: `1px solid ${color.line2}`,
  overflow: 'hidden',
  '@media': { [media.narrow]: { display: 'none' } },
})
export const name = style({ marginBottom: space.s2, font: `500 1.5rem/1.25 ${font.serif}` })
export const text = style({ marginBottom: space.s3, color: color.ink2 })
export const point = style({
  display: 'grid',
  gridTemplateColumns: `${space.s4} minmax(0, 1fr)`,
  gap: space.s2,
  padding: '4px 0',
  lineHeight: 1.5,
  color: color.ink2,
  selectors: {
    '&::before': { content: '', width: '6px', height: '1px', marginTop: '0.75em', background: color.brassLine },
  },
})
