import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const app = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.spine} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
})
export const skip = style({
  position: 'fixed',
  top: space.s2,
  left: space.s2,
  padding: `${space.s2} ${space.s4}`,
  background: color.overlay,
  boxShadow: vars.shadow.float,
  zIndex: vars.z.toast,
  selectors: { '&:not(:focus)': { translate: '0 -200%', boxShadow: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
})
export const side = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  borderRight: `1px solid ${color.spineLine}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const main = style({ flex: 1, outline: 'none' })
export const footer = style({
  maxWidth: `calc(${vars.layout.page} + 4rem)`,
  padding: `${space.s4} ${space.s6}`,
  font: vars.text.small,
  color: color.ink3,
  '@media': {
    [media.phone]: { paddingInline: '1.25rem' },
    [media.print]: {
      maxWidth: 'none',
      marginTop: space.s5,
      padding: `${space.s2} 0 0`,
      borderTop: `3px double ${color.ink}`,
    },
  },
})
