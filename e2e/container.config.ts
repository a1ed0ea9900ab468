import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** A person at a browser, against a container that runs at CONTAINER_URL: run by `deploy/trial.mjs`. */
export default defineConfig({
  ...base,
  testDir: './container',
  webServer: [],
  use: { ...base.use, baseURL: process.env.CONTAINER_URL ?? 'http://127.0.0.1:3000' },
})
