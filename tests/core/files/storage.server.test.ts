// Storage of files: a folder and an S3 bucket keep the same contract.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../../server/core/env.ts'
import { folderStorage } from '../../../server/core/files/folder.ts'
import { openStorage } from '../../../server/core/files/openStorage.ts'
import { s3Storage } from '../../../server/core/files/s3.ts'
import type { StorageGateway } from '../../../server/core/files/storage.ts'
import { s3Account, startS3Store, type S3Store } from '../server/s3Store.ts'

const newKey = () => `noor/${randomBytes(32).toString('base64url')}`
const folder = mkdtempSync(join(tmpdir(), 'wakeel-files-'))
let store: S3Store
beforeAll(async () => {
  store = await startS3Store()
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
const s3 = (change: Partial<Parameters<typeof s3Storage>[0]> = {}) => s3Storage({ ...s3Account, endpoint: store.endpoint, ...change })
const bytesOf = async (storage: StorageGateway, key: string): Promise<Buffer | undefined> => {
  const file = await storage.open(key)
  return file && buffer(file.body)
}

describe.each([
  ['a folder', () => folderStorage(folder)],
  ['an S3 bucket', () => s3()],
])('%s', (_name, make) => {
  it('gives back what was put, tells its size, and forgets what was removed', async () => {
    const storage = make()
    const [key, bytes] = [newKey(), randomBytes(300_000)]
    expect(await storage.open(key)).toBeUndefined()
    await storage.put(key, bytes, 'image/png')
    const file = await storage.open(key)
    expect(file?.bytes).toBe(300_000)
    expect((await buffer(file!.body)).equals(bytes)).toBe(true)
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.open(key)).toBeUndefined()
  })

  it('takes no key that leads elsewhere', async () => {
    const storage = make()
    for (const key of [
      '../secret.key',
      'noor/../../secret.key',
      '/etc/passwd',
      'noor',
      '',
      `NOOR/${'a'.repeat(43)}`,
      `noor/${'a'.repeat(42)}/`,
    ]) {
      await expect((async () => storage.put(key, Buffer.from('x'), 'image/png'))()).rejects.toThrow('Not a storage key')
      await expect((async () => storage.open(key))()).rejects.toThrow('Not a storage key')
      await expect((async () => storage.remove(key))()).rejects.toThrow('Not a storage key')
    }
  })
})

describe('the folder', () => {
  it('shows no half file: what cannot be finished leaves nothing, and drafts of a killed process are cleared away', async () => {
    const storage = folderStorage(folder)
    const key = newKey()
    // A folder in the file's place: the last step fails.
    mkdirSync(join(folder, key, 'in the way'), { recursive: true })
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow()
    const incoming = join(folder, '.incoming')
    expect(readdirSync(incoming)).toEqual([])
    const abandoned = join(incoming, 'abandoned')
    writeFileSync(abandoned, 'half')
    const yesterday = new Date(Date.now() - 86_400_000)
    utimesSync(abandoned, yesterday, yesterday)
    await storage.put(newKey(), Buffer.from('x'), 'image/png')
    expect(existsSync(abandoned)).toBe(false)
  })
})

describe('the bucket', () => {
  it('is told the type of a file, and every call is signed', async () => {
    const key = newKey()
    const before = store.refused
    await s3().put(key, Buffer.from('%PDF'), 'application/pdf')
    expect(store.objects.get(key)).toEqual({ bytes: Buffer.from('%PDF'), mime: 'application/pdf' })
    expect(store.refused).toBe(before)
  })

  it('refuses a wrong secret, and the refusal is an error, not an absence', async () => {
    const wrong = s3({ secretAccessKey: 'another' })
    await expect(wrong.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toThrow('403')
    await expect(wrong.open(newKey())).rejects.toThrow('403')
    await expect(s3({ bucket: 'nowhere' }).put(newKey(), Buffer.from('x'), 'image/png')).rejects.toThrow('no bucket')
  })

  it('is retried after a temporary failure, for a limited time', async () => {
    const key = newKey()
    store.fail(1)
    await s3().put(key, Buffer.from('x'), 'image/png')
    expect(await bytesOf(s3(), key)).toEqual(Buffer.from('x'))
    store.fail(10)
    await expect(s3().open(key)).rejects.toThrow('500')
    store.fail(0)
  })
})

describe('the environment', () => {
  const variables = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  it('names what is missing of a bucket', () => {
    const { S3_BUCKET: _bucket, ...some } = variables
    expect(() => readEnv(some)).toThrow('S3_BUCKET: is missing')
    expect(() => readEnv({ ...variables, S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT')
  })

  it('chooses the bucket when it names one, else the folder below the data', async () => {
    const key = newKey()
    const named = { S3_ENDPOINT: store.endpoint, S3_BUCKET: s3Account.bucket, S3_REGION: s3Account.region }
    const who = { S3_ACCESS_KEY_ID: s3Account.accessKeyId, S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey }
    await openStorage(readEnv({ ...named, ...who })).put(key, Buffer.from('x'), 'image/png')
    expect(store.objects.has(key)).toBe(true)
    await openStorage(readEnv({ DATA_DIR: folder })).put(key, Buffer.from('x'), 'image/png')
    expect(existsSync(join(folder, 'files', key))).toBe(true)
  })
})
