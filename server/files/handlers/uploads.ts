// Uploads of files: a form with one file, from staff or from customers with a proven mobile.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { uploadedFile, uploadForm } from '../../../src/schema/files/calls/uploads.ts'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import { uploadRules, type UploadKind } from '../../../src/schema/core/uploads.ts'
import { uploadFile } from '../../../src/schema/files/calls.ts'
import { storeUpload } from '../storeUpload.ts'
import type { GivenFile } from '../../core/files/cleanFile.ts'
import { tooLarge } from '../../core/files/tooLarge.ts'
import type { Caller, Services } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { sessionOfCall } from '../../core/http/session.ts'
import { ownCustomer } from '../../core/access/customerOf.ts'
import { ValidationFailure } from '../../core/http/validation.ts'

/** Adds the route below the API base. */
export async function registerUploads(app: FastifyInstance, services: Services): Promise<void> {
  // In a scope of its own, since no other call accepts forms.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 4, fieldSize: 100, headerPairs: 20 } })
    scope.post(uploadFile.path, {
      config: { access: uploadFile },
      schema: {
        operationId: 'uploadFile',
        summary: 'upload file',
        tags: ['common'],
        security: [{ token: [] }],
        consumes: ['multipart/form-data'],
        body: uploadForm.extend({ file: z.string().meta({ format: 'binary' }) }),
        response: { 200: uploadedFile, '4xx': errorBody, '5xx': errorBody },
      },
      // The body is read and checked as a stream.
      validatorCompiler: () => (data) => ({ value: data as unknown }),
      handler: async (request) => {
        const { caller, db } = await sessionOfCall(services, request, uploadFile)
        const { file, kind } = await readForm(request, caller).finally(() => drain(request))
        if (uploadRules[kind].received || (caller.audience !== 'staff' && !uploadRules[kind].customers)) throw new Problem('forbidden')
        const { tenantId, actor } = caller
        const customerId = actor ? null : (await ownCustomer(db)).id
        const by = { tenantId, customerId, staffId: actor?.id ?? caller.agent?.id ?? null }
        return presentRow('files', await storeUpload(services, by, file, kind), actor, 'show')
      },
    })
  })
}

interface Form {
  file: GivenFile
  kind: UploadKind
}
async function readForm(request: FastifyRequest, caller: Caller): Promise<Form> {
  if (!request.isMultipart()) throw new Problem('badInput')
  let file: GivenFile | undefined
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = { name: part.filename, mime: part.mimetype, bytes: await part.toBuffer() }
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    // The form parser throws plain errors for an invalid form: without a boundary, or truncated.
    throw statusCode === undefined ? new Problem('badInput') : error
  }
  const { tenantId, ...given } = fields
  // The form's tenantId is checked as in the body of every other call: another tenant's is refused.
  if (tenantId !== undefined && tenantId !== caller.tenantId) throw new Problem('notFound')
  const checked = uploadForm.safeParse(given, { reportInput: true })
  if (!checked.success) throw new ValidationFailure(checked.error)
  if (!file) throw new Problem('badInput', { fields: { file: { key: 'validation.required' } } })
  return { file, kind: checked.data.kind }
}

const drainTime = 10_000
// A browser only reads the answer after it has sent its body, so the rest is read and dropped, up to a limit.
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), drainTime)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
