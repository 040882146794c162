// A small S3 store over HTTP that holds its callers to Signature Version 4, worked out here from Amazon's description and not by
// the library under test. Objects live in memory; paths are /<bucket>/<key>.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the store keeps of an object. */
export interface StoredObject {
  bytes: Buffer
  mime: string | undefined
}
/** A store that listens. `fail` makes it answer so many of the next requests with 500. */
export interface S3Store {
  endpoint: string
  objects: Map<string, StoredObject>
  refused: number
  fail(times: number): void
  close(): Promise<void>
}
/** Who may use it. */
export const s3Account = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret', region: 'me-south-1', bucket: 'wakeel-files' } as const

const sha256 = (given: Buffer | string) => createHash('sha256').update(given).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!given) return false
  const [, accessKeyId, date = '', region = '', names = '', signature] = given
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query, headers.join(''), names, hash].join('\n')
  const moment = String(request.headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', moment, `${date}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(hmac(`AWS4${s3Account.secretAccessKey}`, date), region))
  const fresh = moment.startsWith(date) && region === s3Account.region && accessKeyId === s3Account.accessKeyId
  return fresh && names.split(';').includes('host') && hmac(key, toSign).toString('hex') === signature
}

/** Starts one on a free port. */
export async function startS3Store(): Promise<S3Store> {
  const objects = new Map<string, StoredObject>()
  let failing = 0
  const store: S3Store = {
    endpoint: '',
    objects,
    refused: 0,
    fail: (times) => void (failing = times),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const answer = (status: number, bytes?: Buffer, type?: string) => {
        response.writeHead(status, { ...(bytes ? { 'content-length': bytes.length } : {}), ...(type ? { 'content-type': type } : {}) })
        response.end(bytes)
      }
      if (!isSigned(request, body)) {
        store.refused += 1
        return answer(403, Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>'), 'application/xml')
      }
      if (failing > 0) {
        failing -= 1
        return answer(500)
      }
      const [, bucket, ...rest] = (request.url ?? '').split('/')
      const key = rest.join('/')
      if (bucket !== s3Account.bucket) return answer(404, Buffer.from('<Error><Code>NoSuchBucket</Code></Error>'), 'application/xml')
      if (request.method === 'PUT') {
        objects.set(key, { bytes: body, mime: request.headers['content-type'] })
        return answer(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return answer(204)
      }
      const found = objects.get(key)
      return found
        ? answer(200, found.bytes, found.mime)
        : answer(404, Buffer.from('<Error><Code>NoSuchKey</Code></Error>'), 'application/xml')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(store, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
