// Files that the simulator keeps: a business uploads what it sends, and fetches what a person sent, by its id and then by its address.
import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SimulatedAccount, SimulatedFile } from './events.ts'

/** Most bytes that Meta takes of a sound or film; of a picture it takes less, of a document more. */
const maxFileBytes = 16_000_000

interface Shelf {
  /** The files by id. */
  files: Map<string, SimulatedFile>
  accountOf(request: FastifyRequest): SimulatedAccount | undefined
  /** Answers a simulated failure, where one is due. */
  fails(reply: FastifyReply): boolean
  refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply
}

/** The file of a form, and its other fields. */
export async function readForm(request: FastifyRequest): Promise<{ fields: Record<string, string>; file: SimulatedFile | undefined }> {
  const fields: Record<string, string> = {}
  let file: SimulatedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else {
      const bytes = await part.toBuffer()
      if (bytes.length > 0) file = { name: part.filename, mime: part.mimetype, bytes }
    }
  }
  return { fields, file }
}

/** Adds the routes of files, and the reading of forms. */
export function registerFiles(app: FastifyInstance, { files, accountOf, fails, refuse }: Shelf): void {
  const hidden = { schema: { hide: true } }
  void app.register(multipart, { limits: { fileSize: maxFileBytes, files: 1, fields: 10 } })
  app.post('/:number/media', hidden, async (request, reply) => {
    const { fields, file } = await readForm(request)
    if (fails(reply)) return reply
    if (accountOf(request)?.number !== (request.params as { number: string }).number)
      return refuse(reply, 401, 190, 'Invalid OAuth access token')
    if (fields['messaging_product'] !== 'whatsapp' || !file || fields['type'] !== file.mime)
      return refuse(reply, 400, 100, 'Invalid parameter')
    const id = String(700_000_000_000 + files.size)
    files.set(id, file)
    return reply.send({ id })
  })
  app.get('/:id', hidden, (request, reply) => {
    if (fails(reply)) return reply
    if (!accountOf(request)) return refuse(reply, 401, 190, 'Invalid OAuth access token')
    const { id } = request.params as { id: string }
    const file = files.get(id)
    if (!file) return refuse(reply, 400, 100, 'Unsupported get request')
    const base = `${request.protocol}://${request.host}${request.originalUrl.slice(0, -id.length - 1)}`
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    return reply.send({ id, url: `${base}/downloads/${id}`, mime_type: file.mime, sha256, file_size: file.bytes.length })
  })
  app.get('/downloads/:id', hidden, (request, reply) => {
    const file = files.get((request.params as { id: string }).id)
    // Nobody but the account's owner gets the bytes.
    if (!accountOf(request) || !file) return reply.status(404).send({})
    return reply.type(file.mime).send(file.bytes)
  })
}
