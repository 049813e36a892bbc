import { defineConfig } from 'vitest/config'
import { shards } from './tests/support/shards.ts'

const { pure, pictures, page, database } = shards()

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    allowOnly: false,
    setupFiles: ['tests/support/setup/quiet-console.ts'],
    // Sheets that are read as text are what they are; others say nothing here.
    css: { include: [/\.css\?raw$/] },
    projects: [
      // What keeps nothing in its process need not load its modules again for each file: half the time.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'pictures', include: pictures } },
      {
        extends: true,
        test: {
          name: 'page',
          include: page,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/setup/page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          isolate: false,
          globalSetup: ['packages/testkit/src/global-setup.ts'],
        },
      },
    ],
  },
})
