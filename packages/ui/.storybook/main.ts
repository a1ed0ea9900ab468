import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

/** Tests leave the stories of tools out while nothing that they show has changed. */
const ofTools = process.env.STORIES_WITHOUT_TOOLS ? [] : ['../../../tools/*/src/**/*.stories.tsx']

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', ...ofTools],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
}

export default config
