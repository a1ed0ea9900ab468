import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Every page at every width in both themes: too long for each change, so it is run by `npm run every-page`. */
export default defineConfig(base, { testDir: './matrix', timeout: 600_000 })
