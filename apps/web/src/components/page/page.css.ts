import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { space } = vars

export const page = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 4rem)`,
  padding: space.s6,
  '@media': {
    [media.phone]: { padding: `${space.s5} 1.25rem` },
    [media.print]: { maxWidth: 'none', padding: 0 },
  },
  // A panel that takes the page from edge to edge says so on its outermost element.
  selectors: { '&:has(> [data-edge-to-edge])': { maxWidth: 'none', padding: 0 } },
})
/** A name or an address without a space does not widen a small screen. Cells are left alone: columns would shrink. */
globalStyle(`${page} :is(h1, h2, h3, p, dd, li)`, { overflowWrap: 'anywhere' })
