import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { setTheme, type ThemeChoice, vars } from '../src/theme/index.ts'

// What a story waits for takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const onPaper: Decorator = (Story, { globals, parameters }) => {
  setTheme(globals.theme as ThemeChoice)
  return (
    <div style={{ padding: parameters.bare ? 0 : vars.space.s5, background: vars.color.paper }}>
      <Story />
    </div>
  )
}

const every = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** In the dark theme a story is what it is in the light one but for its colors. */
const ofColors = ['color-contrast', 'link-in-text-block']
const isDarkTest = Boolean(import.meta.env.VITEST) && matchMedia('(prefers-color-scheme: dark)').matches

const preview: Preview = {
  decorators: [onPaper],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: isDarkTest ? ofColors : every },
    },
  },
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
}

export default preview
