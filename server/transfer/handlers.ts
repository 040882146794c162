// Table files of every resource: export, template, upload, preview, import; and files made by jobs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { errorBody } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import {
  exportStarted,
  exportRequest,
  importPreview,
  importRun,
  importPlan,
  jobStarted,
  uploadedFile,
} from '../../src/schema/core/longWork/transfer.ts'
import { isImportable, mayImport, tableFormats, transferLimits } from '../../src/schema/core/longWork/tableFiles.ts'
import { idValue } from '../../src/schema/core/values.ts'
import { exportFile, templateFile, type Sendable } from './exportFile.ts'
import { mimeOf } from '../core/tables/exportTable.ts'
import { firstRows, type ImportInput } from './importData.ts'
import { findJobFile, findUpload } from './importFiles.ts'
import { previewRows } from './importJob.ts'
import { collectBytes, receiveFile } from './importUpload.ts'
import { startJob } from '../core/jobs/queue.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { jobFile } from '../../src/schema/transfer/calls.ts'
import { actorOf } from '../core/http/actor.ts'
import { languageOfRequest } from '../core/http/request.ts'
import { sessionOfCall, staffOf } from '../core/http/session.ts'
import { routePath } from '../core/http/routePath.ts'

const names = Object.keys(resources) as ResourceName[]
// The answer is a stream; this only documents it.
const fileOut = { schema: z.string().describe('The file.') }
const tableOut = { description: 'The file.', content: { [mimeOf.csv.split(';')[0] ?? '']: fileOut, [mimeOf.xlsx]: fileOut } }
const errors = { '4xx': errorBody, '5xx': errorBody }
const security = [{ token: [] }]
const tableTypes = ['text/csv', 'application/octet-stream', mimeOf.xlsx]
const fileQuery = z.strictObject({ name: z.string().trim().min(1).max(200), tenantId: z.string().optional() })
const formatQuery = z.strictObject({ format: z.enum(tableFormats), tenantId: z.string().optional() })

/** A download that browsers neither display nor sniff. */
const send = (reply: FastifyReply, { name, mime, body }: Sendable): FastifyReply =>
  reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(body)

/** Adds the routes below the API base. */
export async function registerTransfer(app: FastifyInstance, services: Services): Promise<void> {
  // In a scope of its own: elsewhere bodies are not streams.
  await app.register(async (own) => registerRoutes(own, services))
}

function registerRoutes(app: FastifyInstance, services: Services): void {
  app.addContentTypeParser(tableTypes, (_request, body, done) => done(null, body))
  for (const name of names) {
    registerExport(app, services, name)
    if (isImportable(resources[name])) registerImport(app, services, name)
  }
  app.get(routePath(jobFile), {
    config: { access: jobFile },
    schema: {
      operationId: 'jobFile',
      summary: 'file of a job',
      tags: ['jobs'],
      security,
      params: z.object({ id: idValue }),
      response: { 200: tableOut, ...errors },
    },
    handler: async (request, reply) => {
      const session = await sessionOfCall(services, request, jobFile)
      const { id } = request.params as { id: string }
      // Another person's export may hold rows that this person may not see.
      const file = await session.db.asSystem("the file of one's own job", (tx) => findJobFile(tx, actorOf(session).id, id))
      const stored = await services.storage.open(file.storageKey)
      if (!stored) throw new Problem('notFound')
      void reply.header('content-length', String(stored.bytes))
      return send(reply, { name: file.details.name, mime: mimeOf[file.details.format], body: stored.body })
    },
  })
}

function registerExport(app: FastifyInstance, services: Services, name: ResourceName): void {
  const filters = resources[name].filter
  app.post(`/${resources[name].path}/export`, {
    config: { access: { resource: name, action: 'export' }, forPeople: true },
    schema: {
      operationId: `export_${name}`,
      summary: `export ${name}`,
      tags: [name],
      security,
      body: exportRequest.extend({ filters: filters.optional() }),
      response: { 200: { ...tableOut, content: { 'application/json': { schema: exportStarted }, ...tableOut.content } }, ...errors },
    },
    handler: async (request, reply) => {
      const { actor, caller } = await staffOf(services, request)
      const language = languageOfRequest(request)
      const input = request.body as z.output<typeof exportRequest>
      const made = await exportFile(services, caller.tenantId, actor, { name, wish: input, language })
      if (!('jobId' in made)) return send(reply, made)
      return reply.send({ ...made, successMessage: services.texts(language, 'messages.exportStarted') })
    },
  })
}

function registerImport(app: FastifyInstance, services: Services, name: ResourceName): void {
  const path = `/${resources[name].path}/import`
  // As `mayImport`, which asks for a second right besides.
  const access = { resource: name, action: 'export' } as const
  const described = (what: string) => ({ operationId: `${what}_${name}`, summary: `${what} ${name}`, tags: [name], security })
  const importer = async (request: FastifyRequest) => {
    const staff = await staffOf(services, request)
    if (!mayImport(staff.actor, resources[name])) throw new Problem('forbidden')
    return { ...staff, language: languageOfRequest(request) }
  }

  app.get(`${path}/template`, {
    config: { access, forPeople: true },
    schema: { ...described('importTemplate'), querystring: formatQuery, response: { 200: tableOut, ...errors } },
    handler: async (request, reply) => {
      const { language } = await importer(request)
      const { format } = request.query as z.output<typeof formatQuery>
      return send(reply, templateFile(services, language, name, format))
    },
  })

  app.post(`${path}/file`, {
    config: { access, forPeople: true, streamed: tableTypes },
    bodyLimit: transferLimits.bytes,
    schema: { ...described('importFile'), querystring: fileQuery, response: { 200: uploadedFile, ...errors } },
    handler: async (request) => {
      const { actor, caller, language } = await importer(request)
      if (!(request.body instanceof Readable)) throw new Problem('badInput')
      const bytes = await collectBytes(request.body as AsyncIterable<Buffer>)
      const { name: fileName } = request.query as z.output<typeof fileQuery>
      return receiveFile(services, { tenantId: caller.tenantId, ownerId: actor.id, resource: name, language, name: fileName, bytes })
    },
  })

  app.post(`${path}/preview`, {
    config: { access, forPeople: true },
    schema: { ...described('importPreview'), body: importPlan, response: { 200: importPreview, ...errors } },
    handler: async (request) => {
      const { actor, db, language } = await importer(request)
      const plan = request.body as z.output<typeof importPlan>
      const input: ImportInput = { name, plan, dry: true, language }
      const file = await db.asSystem('a file that the person has uploaded', (tx) => findUpload(tx, actor.id, name, plan.fileId))
      const rows = await firstRows(services, file, transferLimits.preview)
      return db.asSystem('each row is checked with the rights of who imports', (tx) => previewRows({ services, tx, actor }, input, rows))
    },
  })

  app.post(path, {
    // A repeated request after a lost answer must not import the file twice.
    config: { idempotent: 'import', access, forPeople: true },
    schema: { ...described('import'), body: importRun, response: { 200: jobStarted, ...errors } },
    handler: async (request) => {
      const { actor, db, language } = await importer(request)
      const { plan, dry } = request.body as z.output<typeof importRun>
      const input: ImportInput = { name, plan, dry, language }
      return db.asSystem('starts a job, whose rows are checked with the rights of who imports', async (tx) => {
        const file = await findUpload(tx, actor.id, name, plan.fileId)
        const job = await startJob(
          { services, tx, actor },
          { kind: 'import', resource: name, input: { ...input } as Row, total: file.details.rows },
        )
        return { jobId: job.id }
      })
    },
  })
}
