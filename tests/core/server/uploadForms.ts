// Files and forms as a browser, or somebody worse, sends them.
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { uploadFile } from '../../../src/schema/files/calls.ts'
import { headers as wireHeaders } from '../../../src/schema/core/wireWords.ts'
import type { FormFile } from './pdfOf.ts'
import type { Answer, Extras } from './requests.ts'

export { type FormFile, pdfOf } from './pdfOf.ts'

/** A JPEG with a gradient. */
export async function jpegOf(width = 64, height = 48, name = 'picture.jpg'): Promise<FormFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  return { name, type: 'image/jpeg', bytes }
}
/** A PNG whose lower half can be seen through. */
export async function pngOf(width = 64, height = 48, name = 'picture.png'): Promise<FormFile> {
  const half = { create: { width, height: height / 2, channels: 4, background: '#00aa55ff' } } as const
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([{ input: await sharp(half).png().toBuffer(), gravity: 'north' }])
    .png()
    .toBuffer()
  return { name, type: 'image/png', bytes }
}

/** Sends the form; `fields` come before the file. */
export async function sendFile(
  app: FastifyInstance,
  token: string | undefined,
  fields: Record<string, string>,
  file?: FormFile,
  extras: Extras = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
  const encoded = new Response(form)
  const response = await app.inject({
    method: uploadFile.method,
    url: `/api${uploadFile.path}`,
    headers: {
      [wireHeaders.from]: wireHeaders.fromValue,
      [wireHeaders.language]: extras.language ?? 'en',
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...extras.headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), text: response.body, headers: response.headers }
}
