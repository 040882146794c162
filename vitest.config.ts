// How the tests run: what needs a server or a database in Node, what needs a page in jsdom. The end-to-end tests are Playwright's.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineCalls } from './scripts/inlineCalls.ts'

const server = ['tests/**/*.server.test.ts']
const dom = ['tests/**/*.dom.test.{ts,tsx}']
/** What starts programs, kills them or changes what a whole process shares: each file in a process of its own. */
const processes = [
  'core/jobs/kills.server',
  'core/scripts/recipes',
  'core/http/fuzz.server',
  'core/http/openapi.server',
  'core/live/processes.server',
  'core/live/upgrade.server',
  'core/db/embedded.server',
  'core/telemetry/watch.server',
].map((file) => `tests/${file}.test.ts`)

const onDatabases = {
  environment: 'node',
  globalSetup: 'tests/core/server/prepareImages.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // One a core: vitest itself keeps one free, which on two cores is every other one.
    maxWorkers: availableParallelism(),
    // Files of one worker share what they load: most of them load the whole server or the whole of react-admin.
    isolate: false,
    setupFiles: 'tests/core/setup.ts',
    experimental: { fsModuleCache: true },
    // What is waited for may take its time on a busy machine: one second, the default, is no bound for a database that comes back.
    expect: { poll: { timeout: 15_000 } },
    // One project after the other: a worker that changes to another project begins anew. `npm test` runs the processes beside the others.
    projects: [
      {
        extends: true,
        test: { name: 'processes', include: processes, isolate: true, sequence: { groupOrder: 1 }, ...onDatabases },
      },
      {
        extends: true,
        test: { name: 'server', include: server, exclude: processes, sequence: { groupOrder: 2 }, ...onDatabases },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          sequence: { groupOrder: 4 },
          include: ['tests/**/*.test.ts'],
          exclude: [...server, ...dom, ...processes, 'tests/e2e/**', 'tests/bench/**'],
        },
      },
      {
        extends: true,
        // As in the build: a page knows of a call where it is, and nothing else.
        plugins: [inlineCalls()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          sequence: { groupOrder: 3 },
          include: dom,
          setupFiles: 'tests/core/pageSetup.ts',
          testTimeout: 40_000,
        },
      },
    ],
  },
})
