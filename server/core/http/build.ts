// The build of the pages that this process serves, in a header of every answer, so that a page of an older build can offer to reload.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { headers } from '../../../src/schema/core/wireWords.ts'

/** The name of the pages' first script, whose hash changes with any change of the pages' code; undefined when no pages are served. */
export function buildOf(folder: string | undefined): string | undefined {
  const page = folder && join(folder, 'index.html')
  if (!page || !existsSync(page)) return undefined
  return /<script type="module"[^>]* src="\/assets\/([\w-]+)\.js"/.exec(readFileSync(page, 'utf8'))?.[1]
}

/** Adds it to every answer of the scope, errors included. */
export function tellBuild(api: FastifyInstance, build: string | undefined): void {
  if (!build) return
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.header(headers.build, build)
    done()
  })
}
