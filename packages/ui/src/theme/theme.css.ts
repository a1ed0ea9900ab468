import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { darkColors, darkShadows } from './dark.ts'
import { lightColors, lightShadows } from './light.ts'
import { media } from './media.ts'
import { constants } from './scale.ts'
import { vars } from './vars.css.ts'

createGlobalTheme(':root', vars, { color: lightColors, shadow: lightShadows, ...constants })
globalStyle(':root', { colorScheme: 'light' })

const dark = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, darkColors), ...assignVars(vars.shadow, darkShadows) },
} as const

globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': dark } })
globalStyle(':root[data-theme="dark"]', dark)

globalStyle(':root', {
  '@media': {
    '(pointer: fine)': { vars: { [vars.target]: '2.25rem' } },
    [media.phone]: { vars: { [vars.space.s7]: '2.5rem', [vars.space.s8]: '3rem', [vars.space.s9]: '4rem' } },
    [media.stillness]: {
      vars: {
        [vars.motion.fast]: '0ms',
        [vars.motion.base]: '0ms',
        [vars.motion.enter]: '0ms',
        [vars.motion.enterY]: '0px',
        [vars.motion.stagger]: '0ms',
        [vars.motion.lift]: '0px',
      },
    },
  },
})

/** What stands on a dark band (the spine, the hero's ink) rings in brass. */
globalStyle('[data-ground="spine"]', { vars: { [vars.color.focus]: vars.color.spineBrass } })

/** A printed memo is black on white, whatever the screen was. */
globalStyle(':root, :root[data-theme], :root:not([data-theme="light"])', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(vars.color, lightColors),
        [vars.color.paper]: '#fff',
        [vars.color.sheet]: '#fff',
        [vars.color.well]: '#fff',
        [vars.color.overlay]: '#fff',
        [vars.color.modelGround]: '#fff',
        [vars.color.ink]: '#000',
        [vars.color.ink2]: '#333',
        [vars.color.ink3]: '#444',
        [vars.color.link]: '#000',
        [vars.color.line]: '#999',
        [vars.text.body]: `400 11pt / 1.5 ${vars.font.serif}`,
        [vars.text.answer]: `400 11pt / 1.55 ${vars.font.serif}`,
        [vars.text.source]: `400 11pt / 1.5 ${vars.font.serif}`,
        [vars.text.small]: `400 9.5pt / 1.45 ${vars.font.serif}`,
      },
    },
  },
})
