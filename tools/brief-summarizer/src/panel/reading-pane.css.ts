import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text: type } = vars

export const pane = style({
  position: 'sticky',
  // Below the frame's own head.
  top: '5rem',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: 'calc(100dvh - 6rem)',
  minWidth: 0,
  borderTop: `2px solid ${color.ink}`,
  outline: 'none',
  '@media': {
    [media.marginBelow]: { position: 'static', height: '100%', border: 0, padding: space.s4 },
    [media.print]: { display: 'none' },
  },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.s3,
  padding: `${space.s2} 0 ${space.s3}`,
})
export const words = style({ minWidth: 0 })
export const title = style({ font: type.h3 })
export const file = style({ font: type.small, color: color.ink2, overflowWrap: 'anywhere' })
export const desk = style({
  overflowY: 'auto',
  padding: space.s3,
  background: color.well,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
})
export const page = style({
  selectors: {
    '& + &': { marginTop: space.s5, paddingTop: space.s4, borderTop: `1px solid ${color.line}` },
  },
})
export const number = style({ font: `italic 400 0.8125rem/1 ${vars.font.serif}`, color: color.brass })
export const text = style({ whiteSpace: 'pre-wrap' })
