// How the tests run: server and database tests in Node, page tests in jsdom. The end-to-end tests are Playwright's.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineCalls } from './scripts/inlineCalls.ts'

const server = ['tests/**/*.server.test.ts']
const dom = ['tests/**/*.dom.test.{ts,tsx}']
/** Tests that start or kill programs or change state of the process: each file in a process of its own. */
const processes = [
  'core/db/embedded',
  'core/http/fuzz',
  'core/http/openapi',
  'core/jobs/killedWhile',
  'core/jobs/kills',
  'core/live/processes',
  'core/live/upgrade',
  'core/telemetry/watch',
  'core/scripts/recipes',
].map((file) => `tests/${file}.*test.ts`)

const onDatabases = {
  environment: 'node',
  globalSetup: 'tests/core/server/prepareImages.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // One worker more than cores: tests wait for databases, programs and time limits for a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    // Files of one worker share loaded modules: most of them load the whole server or the whole of react-admin.
    isolate: false,
    setupFiles: 'tests/core/setup.ts',
    experimental: { fsModuleCache: true },
    // Timeout of expect.poll: the default of one second is too short for a database that comes back on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // One project after the other: a worker that changes to another project has to load everything again.
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: processes,
          isolate: true,
          sequence: { groupOrder: 1 },
          ...onDatabases,
          // They start programs and open databases while `npm test` compiles and lints beside them.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
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
        // As in the build: pages contain only the method and path of a call.
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
