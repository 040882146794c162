// Notes with a test which calls its server got, for the table of the specification; the browser's are noted by tests/e2e/page.ts.
import type { FastifyInstance } from 'fastify'
import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The calls that the test made: 'GET /leads/{id}'. */
    calls?: string[]
  }
}

/** Notes with the running test the route of every request that the app gets. */
export function noteCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const meta = TestRunner.getCurrentTest()?.meta
    const { url } = request.routeOptions
    if (meta && url) {
      const call = `${request.method} ${url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`
      if (!meta.calls?.includes(call)) meta.calls = [...(meta.calls ?? []), call]
    }
    done()
  })
}
