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
/** A caret behind the last character. It stands outside the line, so that it pushes nothing and no word breaks at it. */
export const typed = style({
  selectors: {
    'html[data-script] &::after': {
      content: '',
      position: 'absolute',
      width: '2px',
      height: '0.82em',
      margin: '0.16em 0 0 0.05em',
      background: vars.color.brassLine,
    },
  },
})
