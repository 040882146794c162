// Storage in a bucket of an S3-compatible service, with path-style addresses, which all of them support.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkKey, type StorageGateway } from './storage.ts'

/** A bucket and its credentials. */
export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
const timeoutMs = 20_000

/** A storage in an S3 bucket; its methods throw an Error with the HTTP status when the service refuses. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): StorageGateway {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const send = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkKey(key)}`
    const answer = await client.fetch(address, { ...init, method, signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${method} with ${answer.status}.`)
    return answer
  }
  return {
    async put(key, bytes, mime) {
      // Part of the request's signature: the service refuses a body with another hash.
      const hash = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': mime, 'x-amz-content-sha256': hash }
      const answer = await send('PUT', key, { body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw new Error(`The file store has no bucket ${bucket}.`)
    },
    async open(key) {
      const answer = await send('GET', key)
      if (answer.ok && answer.body)
        return { body: Readable.fromWeb(answer.body as ReadableStream), bytes: Number(answer.headers.get('content-length')) }
      await answer.body?.cancel()
      return undefined
    },
    async remove(key) {
      const answer = await send('DELETE', key)
      await answer.body?.cancel()
    },
  }
}
