import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    testTimeout: 30_000,
    maxWorkers: '100%',
    // Small files: one process serves many, and what a test put in place of a global goes with it.
    isolate: false,
    unstubGlobals: true,
  },
})
