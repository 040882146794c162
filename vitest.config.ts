// How the tests run: what needs a server or a database in Node, what needs a page in jsdom. The end-to-end tests are Playwright's.
import { defineConfig } from 'vitest/config'

const server = ['tests/server/**/*.test.ts', 'tests/everyResource/**/*.test.ts']
const dom = ['tests/{admin,landing}/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'server', environment: 'node', include: server, testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...server, ...dom, 'tests/e2e/**', 'tests/bench/**'],
        },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: dom } },
    ],
  },
})
