import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const line = `1px solid ${color.line2}`

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlock: line,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const one = style({
  padding: `${space.s4} ${space.s4} ${space.s4} 0`,
  selectors: { '& + &': { borderLeft: line, paddingLeft: space.s5 } },
  '@media': {
    [media.phone]: {
      paddingInline: 0,
      selectors: { '& + &': { borderLeft: 0, borderTop: line, paddingLeft: 0 } },
    },
  },
})
export const title = style({ font: vars.text.small, color: color.ink2 })
export const model = style({
  fontFamily: vars.font.serif,
  fontSize: '1.25rem',
  lineHeight: '1.35',
  overflowWrap: 'anywhere',
})
export const means = style({ marginTop: '2px', font: vars.text.small, color: color.ink2 })
