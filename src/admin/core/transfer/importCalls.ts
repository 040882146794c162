// The calls of an import, and its job.
import { useQuery } from '@tanstack/react-query'
import type { ImportPlanInput, ImportPreview, ImportResult, UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { client } from '../client.ts'
import { definitionOf } from '../definition.ts'

/** An import's job as the API answers it. */
export interface ImportJob {
  id: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone'
  done: number
  total: number
  failed: number
  result: Partial<ImportResult> & { error?: string }
}

const pathOf = (resource: string): string => `/${definitionOf(resource).path}/import`
const post = async (path: string, body: BodyInit, more: { headers?: HeadersInit; idempotencyKey?: string } = {}): Promise<unknown> =>
  (await client.request(path, { method: 'POST', body, quiet: true, ...more })).json

/** Sends the file's bytes. Rejects with HttpError; `fields.file` holds the error of the file. */
export const uploadTable = async (resource: string, file: File): Promise<UploadedFile> =>
  (await post(`${pathOf(resource)}/file?name=${encodeURIComponent(file.name.slice(-200))}`, file, {
    headers: { 'content-type': 'application/octet-stream' },
  })) as UploadedFile

/** A preview of the first rows. */
export const previewOf = async (resource: string, plan: ImportPlanInput): Promise<ImportPreview> =>
  (await post(`${pathOf(resource)}/preview`, JSON.stringify(plan))) as ImportPreview

// A request without an answer: repeated, it is the same import.
const unanswered = new Map<string, string>()

/** Starts the import or a dry run; returns its job's id. */
export async function startImport(resource: string, plan: ImportPlanInput, dry: boolean): Promise<string> {
  const requested = JSON.stringify({ plan, dry })
  const idempotencyKey = unanswered.get(requested) ?? crypto.randomUUID()
  unanswered.set(requested, idempotencyKey)
  const { jobId } = (await post(pathOf(resource), requested, { idempotencyKey })) as { jobId: string }
  unanswered.delete(requested)
  return jobId
}

/** The path of an empty file to fill in. */
export const templatePath = (resource: string, format: string): string => `${pathOf(resource)}/template?format=${format}`

const every = 700
/** Whether a job is running or waiting. */
export const isWorking = (job: ImportJob | undefined): boolean => job?.state === 'waiting' || job?.state === 'running'

/** A job, reloaded while it runs. */
export function useImportJob(id: string | null): ImportJob | undefined {
  const { data } = useQuery({
    queryKey: ['jobs', 'import', id],
    enabled: id !== null,
    queryFn: async ({ signal }) => (await client.request(`/jobs/${String(id)}`, { signal, quiet: true })).json as ImportJob,
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data) ? false : every),
  })
  return data
}
