import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))

const browser = (colorScheme: 'light' | 'dark', exclude: string[] = []) => ({
  browser: 'chromium' as const,
  name: `ui ${colorScheme}`,
  exclude,
  provider: playwright({
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { colorScheme, reducedMotion: 'reduce' },
  }),
})

/** Every package that a source names: found late, one would reload the page under a running test. */
const packages = () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: here('.') }).map((path) => readFileSync(here(path), 'utf8'))
  const named = sources.flatMap((source) =>
    [...source.matchAll(/from '((?:react|lucide|@radix)[^']*)'/g)].map(([, name = '']) => name),
  )
  return [...new Set(named), 'react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn']
}

/** What a person does is the same in both themes; only the theme's own tests run in each. */
const onceIsEnough = ['src/!(theme)/**/*.test.*']

/** Every story is a test with axe in both themes, and every `*.test.tsx` an interaction, in a real browser. */
export default defineConfig({
  root: here('.'),
  plugins: [
    storybookTest({ configDir: here('.storybook') }),
    {
      name: 'tests-beside-stories',
      config: () => ({ test: { include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] } }),
    },
  ],
  optimizeDeps: { include: packages() },
  test: {
    name: 'ui',
    // After all others, both themes at once: a browser beside the tests of limits in time would spoil them.
    maxWorkers: '100%',
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [browser('light'), browser('dark', onceIsEnough)],
    },
  },
})
