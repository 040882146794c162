// Notes with a test which calls its server got, for the table of the specification; the browser's are noted by tests/e2e/page.ts.
import type { FastifyInstance } from 'fastify'
import { TestRunner, type TaskMeta } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The calls that the test made: 'GET /leads/{id}'. */
    calls?: string[]
  }
}

const noted = new WeakMap<TaskMeta, Set<string>>()

/** Notes with the running test the route of every request that the app gets. */
export function noteCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const meta = TestRunner.getCurrentTest()?.meta
    const { url } = request.routeOptions
    if (meta && url) {
      const route = `${request.method} ${url}`
      const known = noted.get(meta) ?? new Set()
      if (!known.has(route)) {
        noted.set(meta, known.add(route))
        meta.calls = [...(meta.calls ?? []), route.replace(' /api', ' ').replace(/:(\w+)/g, '{$1}')]
      }
    }
    done()
  })
}
