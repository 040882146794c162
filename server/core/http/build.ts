// Which build of the pages this process serves, told with every answer, so that a page of an older one can offer to be loaded anew.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { headers } from '../../../src/schema/core/wireWords.ts'

/** The name of the pages' first script, which changes with all that it leads to; undefined where no pages are served. */
export function buildOf(folder: string | undefined): string | undefined {
  const page = folder && join(folder, 'index.html')
  if (!page || !existsSync(page)) return undefined
  return /<script type="module"[^>]* src="\/assets\/([\w-]+)\.js"/.exec(readFileSync(page, 'utf8'))?.[1]
}

/** Puts it on every answer of the scope, refusals too. */
export function tellBuild(api: FastifyInstance, build: string | undefined): void {
  if (!build) return
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.header(headers.build, build)
    done()
  })
}
