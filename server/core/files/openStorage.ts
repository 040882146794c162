import { join } from 'node:path'
import type { Env } from '../env.ts'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'
import type { StorageGateway } from './storage.ts'

/** The storage of uploaded files: the bucket named by the environment, else a folder below DATA_DIR. */
export function openStorage(env: Env): StorageGateway {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return folderStorage(join(env.DATA_DIR, 'files'))
  return s3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
