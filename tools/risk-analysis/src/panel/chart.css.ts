import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const chart = style({ width: '100%', borderCollapse: 'collapse', font: text.body })
globalStyle(`${chart} :is(td, th)`, {
  padding: `${space.s3} 0`,
  borderBottom: `1px solid ${color.line2}`,
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
})
globalStyle(`${chart} thead th`, {
  font: text.micro,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: color.ink3,
})
globalStyle(`${chart} :is(td, th):last-child`, { textAlign: 'right' })
export const name = style({ display: 'block', fontWeight: 600 })
export const found = style({
  display: 'block',
  font: text.small,
  fontFamily: font.serif,
  color: color.ink2,
  overflowWrap: 'anywhere',
})
export const about = style({ display: 'block', font: text.small, color: color.ink2 })
export const bars = style({
  width: '38%',
  paddingInline: `${space.s4} !important`,
  '@media': { [media.phone]: { width: '26%', paddingInline: `${space.s3} !important` } },
})
/** The line in the middle is where the index stood before: bars to the left pull it down, to the right push it up. */
export const track = style({
  position: 'relative',
  height: '10px',
  marginTop: '7px',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '-5px',
      left: '50%',
      width: '1px',
      background: color.lineControl,
    },
  },
})
export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-direction="up"]': { left: '50%', background: color.lowDot },
    '&[data-direction="down"]': {
      right: '50%',
      // Striped, so that the direction is told without colour as well.
      background: `repeating-linear-gradient(135deg, ${color.highDot} 0 4px, ${color.high} 4px 6px)`,
    },
  },
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  '@media': { [media.phone]: { display: 'none' } },
})
export const points = style({
  whiteSpace: 'nowrap',
  fontFamily: font.serif,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const total = style({})
globalStyle(`${total} :is(td, th)`, { borderBottom: 0, borderTop: `3px double ${color.ink}`, fontWeight: 600 })
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
