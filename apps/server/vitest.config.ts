import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/postgres.ts',
    testTimeout: 90_000,
    hookTimeout: 240_000,
    // Not taken over from the root's: without it one file runs at a time.
    maxWorkers: '100%',
  },
})
