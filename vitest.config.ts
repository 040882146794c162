// How the tests run: what needs a server or a database in Node, what needs a page in jsdom. The end-to-end tests are Playwright's.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineCalls } from './scripts/inlineCalls.ts'

const server = ['tests/**/*.server.test.ts']
const dom = ['tests/**/*.dom.test.{ts,tsx}']

export default defineConfig({
  test: {
    // One a core: vitest itself keeps one free, which on two cores is every other one.
    maxWorkers: availableParallelism(),
    // What is waited for may take its time on a busy machine: one second, the default, is no bound for a database that comes back.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: server,
          globalSetup: 'tests/core/server/prepareImages.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...server, ...dom, 'tests/e2e/**', 'tests/bench/**'],
        },
      },
      {
        extends: true,
        // As in the build: a page knows of a call where it is, and nothing else.
        plugins: [inlineCalls()],
        test: { name: 'dom', environment: 'jsdom', include: dom, setupFiles: 'tests/core/timeouts.ts', testTimeout: 40_000 },
      },
    ],
  },
})
