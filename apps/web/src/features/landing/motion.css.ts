import { media, vars } from '@casewright/ui/theme'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { motion } = vars

const enter = keyframes({ from: { opacity: 0, translate: `0 ${motion.enterY}` } })
const appear = keyframes({ to: { opacity: 1 } })
const arrival = `${enter} ${motion.enter} ${motion.ease} backwards`

/** Comes in when the page is loaded. */
export const arriving = style({ animation: arrival })

/** How many steps a child comes in after its first sibling. */
const delays = [0, 1, 2, 3, 4, 5, 6]
const staggered = (index: number) => `calc(${index} * ${motion.stagger})`

/**
 * Comes in when it is scrolled to, its children one after the other. Below the first view alone: what is seen at the
 * start stays where it is, and without a script everything stands.
 */
export const entering = style({})
globalStyle(`${entering}[data-enter="waiting"] > *`, { opacity: 0 })
for (const always of [media.print, media.stillness])
  globalStyle(`${entering}[data-enter="waiting"] > *`, { '@media': { [always]: { opacity: 1 } } })
globalStyle(`${entering}[data-enter="entered"] > *`, { animation: arrival })
for (const index of delays)
  globalStyle(`${entering}[data-enter="entered"] > :nth-child(${index + 1})`, { animationDelay: staggered(index) })

/** A parent of what is revealed; `data-revealed` is the one flag. */
export const stage = style({})

/**
 * Not seen until the stage is revealed. Only where a script runs, and shown late if it never comes to its end; read out,
 * and shown to who tabs into it, from the start.
 */
export const hidden = style({
  selectors: {
    [`html[data-script] ${stage}:not([data-revealed]) &`]: { opacity: 0, animation: `${appear} 1ms 8s forwards` },
    [`html[data-script] ${stage}:not([data-revealed]) &:focus-within`]: { opacity: 1 },
  },
  '@media': {
    [media.stillness]: {
      selectors: { [`html[data-script] ${stage}:not([data-revealed]) &`]: { opacity: 1 } },
    },
  },
})
export const revealed = style({})
globalStyle(`${stage}[data-revealed] ${revealed}`, { animation: arrival })
for (const index of delays)
  globalStyle(`${stage}[data-revealed] ${revealed}[data-order="${index}"]`, { animationDelay: staggered(index) })

/** Rises a little under the pointer. */
export const lifting = style({
  transition: `translate ${motion.base} ${motion.ease}`,
  selectors: { '&:hover': { translate: `0 ${motion.lift}` } },
})
