// The build of the pages that this process serves, in a header of every answer, so that a page of an older build can offer to reload.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { headers } from '../../../src/schema/core/wireWords.ts'

/** The names of the first scripts of admin and landing, whose hashes change with any change of a side's code; undefined without pages. */
export function buildOf(folder: string | undefined): string | undefined {
  const pages = folder ? ['index.html', '../landing/english/search.html'].map((page) => join(folder, page)).filter(existsSync) : []
  const starts = pages.flatMap((page) => /\/assets\/(start-[\w-]+)\.js"/.exec(readFileSync(page, 'utf8'))?.[1] ?? [])
  return starts.length > 0 ? starts.join(',') : undefined
}

/** Adds it to every answer of the scope, errors included. */
export function tellBuild(api: FastifyInstance, build: string | undefined): void {
  if (!build) return
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.header(headers.build, build)
    done()
  })
}
