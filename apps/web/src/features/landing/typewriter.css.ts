import { media, vars } from '@casewright/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ to: { opacity: 1 } })

/** Holds its room from the start. Without a script, or with one that does not come to its end, it is seen. */
export const untyped = style({
  selectors: { 'html[data-script] &': { opacity: 0, animation: `${appear} 1ms 8s forwards` } },
  '@media': {
    [media.stillness]: { selectors: { 'html[data-script] &': { opacity: 1 } } },
  },
})
const caret = `linear-gradient(${vars.color.brassLine}, ${vars.color.brassLine})`

/** A caret behind the last character. Its room is taken back at once, so that it pushes nothing. */
export const typed = style({
  selectors: {
    'html[data-script] &': {
      marginRight: '-0.08em',
      paddingRight: '0.08em',
      background: `${caret} right 52% / 2px 0.82em no-repeat`,
    },
  },
})
