import { defineConfig } from 'vitest/config'
import { shards } from './tests/support/shards.ts'

const { pure, page, database } = shards()

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    allowOnly: false,
    setupFiles: ['tests/support/setup/quiet-console.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: pure } },
      {
        extends: true,
        test: {
          name: 'page',
          include: page,
          environment: 'jsdom',
          setupFiles: ['tests/support/setup/page.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'database', include: database, globalSetup: ['packages/testkit/src/global-setup.ts'] },
      },
    ],
  },
})
