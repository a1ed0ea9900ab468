import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/postgres.ts',
    testTimeout: 300_000,
    hookTimeout: 240_000,
    // A state is waited for as long as a busy machine takes; the usual second fails there.
    expect: { poll: { timeout: 60_000 } },
    // Every file has databases and servers of its own, and modules keep nothing of them: a process serves many files.
    isolate: false,
    // Half of the time of these tests is waiting, for databases and processes.
    maxWorkers: '200%',
  },
})
