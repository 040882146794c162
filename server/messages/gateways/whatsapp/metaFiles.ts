// Files by Meta's Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media. What comes is named by an id, whose
// address is valid for some minutes; what is sent is uploaded first.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askFile } from '../../../core/gateways/ask.ts'
import { SendError, type LetterFile, type ReceivedFile, type WhatsappAccount } from '../../../core/gateways/messages.ts'

/** Makes a call below the API's address, and returns the answer's body. */
type Call = (account: WhatsappAccount, path: string, body?: object) => Promise<unknown>

const place = z.object({ url: z.url(), sha256: z.string().nullish(), file_size: z.coerce.number().nullish() })
const uploaded = z.object({ id: z.string().min(1).max(200) })
/** Where Meta keeps files; the account's token goes to no other host. */
const hosts = ['fbsbx.com', 'facebook.com', 'whatsapp.net']

function isTheirs(address: string, base: string): boolean {
  const { origin, protocol, hostname } = new URL(address)
  if (origin === new URL(base).origin) return true
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

const isSame = (bytes: Buffer, sha256: string): boolean => {
  const digest = createHash('sha256').update(bytes).digest()
  return sha256.toLowerCase() === digest.toString('hex') || sha256 === digest.toString('base64')
}

/** Fetches a file that came. */
export async function fetchFile(
  call: Call,
  base: string,
  account: WhatsappAccount,
  file: ReceivedFile,
  max: number,
): Promise<Buffer | 'tooLarge'> {
  const { success, data } = place.safeParse(await call(account, encodeURIComponent(file.id)))
  if (!success || !isTheirs(data.url, base)) throw new SendError('later', 'unavailable', 'The address of the file was not understood.')
  if ((data.file_size ?? 0) > max) return 'tooLarge'
  const bytes = await askFile(data.url, { headers: { authorization: `Bearer ${account.token}` } }, max)
  if (bytes === 'tooLarge') return bytes
  for (const sha256 of [file.sha256, data.sha256])
    if (sha256 && !isSame(bytes, sha256)) throw new SendError('later', 'unavailable', 'The file is not the one that was sent.')
  return bytes
}

/** Uploads a file that is to be sent, and returns its id. Nobody sees it before a message names it, so a failure may be repeated. */
export async function uploadFile(call: Call, account: WhatsappAccount, { name, mime, bytes }: LetterFile): Promise<string> {
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('type', mime)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), name)
  try {
    const { success, data } = uploaded.safeParse(await call(account, `${encodeURIComponent(account.number)}/media`, form))
    if (success) return data.id
  } catch (error) {
    if (!(error instanceof SendError) || error.hindrance !== 'uncertain') throw error
  }
  throw new SendError('later', 'unavailable', 'The file was not taken.')
}

/** The content of a message with a file: a picture as such, everything else as a document with its name. */
export function contentWithFile({ name, mime }: LetterFile, id: string, body: string): object {
  const caption = body === '' || body === name ? {} : { caption: body }
  return mime.startsWith('image/')
    ? { type: 'image', image: { id, ...caption } }
    : { type: 'document', document: { id, filename: name, ...caption } }
}
