// The way in for files: one form with a file, from staff or from customers whose mobile is proven.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { uploadedFile, uploadForm } from '../../src/schema/calls/uploads.ts'
import { errorBody } from '../../src/schema/endpoints.ts'
import { limits } from '../../src/schema/limits.ts'
import { uploadRules, type UploadKind } from '../../src/schema/uploads.ts'
import { uploadCall } from '../../src/schema/wire.ts'
import { storeUpload } from '../actions/storeUpload.ts'
import type { GivenFile } from '../files/cleanFile.ts'
import { tooLarge } from '../files/tooLarge.ts'
import type { Caller, House } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { customerOf } from './landingPage.ts'
import { callerOf } from './request.ts'
import { ValidationFailure } from './validation.ts'

/** Adds the route below the API base. */
export async function registerUploads(app: FastifyInstance, house: House): Promise<void> {
  // In a scope of its own: no other call takes forms.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 4, fieldSize: 100, headerPairs: 20 } })
    scope.post(uploadCall.path, {
      schema: {
        operationId: 'uploadFile',
        summary: 'upload file',
        tags: ['common'],
        security: [{ token: [] }],
        consumes: ['multipart/form-data'],
        body: uploadForm.extend({ file: z.string().meta({ format: 'binary' }) }),
        response: { 200: uploadedFile, '4xx': errorBody, '5xx': errorBody },
      },
      // The body is read, and checked, as it comes in.
      validatorCompiler: () => (data) => ({ value: data as unknown }),
      handler: async (request) => {
        const caller = await callerOf(house, request)
        await admit(house, caller)
        const { file, kind } = await readForm(request, caller).finally(() => drain(request))
        if (caller.audience !== 'staff' && !uploadRules[kind].customers) throw new Problem('forbidden')
        const { tenantId, actor } = caller
        const customerId = actor ? null : await house.engine.scoped(tenantId, async (tx) => (await customerOf(tx, caller)).id)
        const by = { tenantId, customerId, staffId: actor?.id ?? caller.agent?.id ?? null }
        return presentRow('files', await storeUpload(house, by, file, kind), actor, 'show')
      },
    })
  })
}

// Whoever has not even proven a mobile must not fill the disk; whoever has must not fill it without end.
async function admit(house: House, { audience, tenantId, subjectId, mobile }: Caller): Promise<void> {
  if (audience === 'visitor') throw new Problem('unauthenticated')
  await house.rateLimits.take(audience === 'staff' ? 'uploadByStaff' : 'uploadByCustomer', `${tenantId}:${subjectId ?? mobile}`)
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
    // What reads the form throws plain errors at one that is none: without a boundary, or cut off.
    throw statusCode === undefined ? new Problem('badInput') : error
  }
  const { tenantId, ...given } = fields
  // The form's word counts like the body's of every other call: another tenant's name is refused.
  if (tenantId !== undefined && tenantId !== caller.tenantId) throw new Problem('notFound')
  const checked = uploadForm.safeParse(given, { reportInput: true })
  if (!checked.success) throw new ValidationFailure(checked.error)
  if (!file) throw new Problem('badInput', { fields: { file: { key: 'validation.required' } } })
  return { file, kind: checked.data.kind }
}

const drainTime = 10_000
// A browser hears the answer only when it was rid of what it sends; a sender without end is cut off.
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), drainTime)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
