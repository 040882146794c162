// Table files as a page sends and fetches them, and their rows as a person would see them.
import type { ImportPlanInput, ImportResult, UploadedFile } from '../../../src/schema/core/longWork/transfer.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { resources } from '../../../src/schema/resources.ts'
import { writingOf } from '../../../server/core/tables/importBytes.ts'
import { tableRows } from '../../../server/core/tables/importTable.ts'
import { runDue } from '../../../server/core/jobs/runner.ts'
import type { Running } from './eachServer.ts'

/** Who asks, and in which language. */
export interface Asking {
  token?: string
  language?: 'en' | 'ar'
}
/** A call's status, body and headers, whatever was sent. */
export interface Came {
  status: number
  bytes: Buffer
  headers: Record<string, unknown>
  // eslint-disable-next-line typescript/no-explicit-any -- the tests are about what comes, so nothing is promised here
  json: () => any
}

/** Table files of one running server; asked by noor's administrator unless somebody else is named. */
export function tablesOf(running: Running) {
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    { token, language = 'en' }: Asking,
    body?: Buffer | object,
    type?: string,
  ): Promise<Came> => {
    const response = await running.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${token ?? running.tenants.noor.staff.Administrator.token}`,
        'accept-language': language,
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    return {
      status: response.statusCode,
      bytes: response.rawPayload,
      headers: response.headers,
      json: () => JSON.parse(response.body) as unknown,
    }
  }
  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const tables = {
    exported: (name: ResourceName, request: object = {}, who: Asking = {}) =>
      ask('POST', `${pathOf(name)}/export`, who, { format: 'csv', ...request }),
    template: (name: ResourceName, format: string, who: Asking = {}) => ask('GET', `${pathOf(name)}/import/template?format=${format}`, who),
    upload: (name: ResourceName, bytes: Buffer | string, who: Asking = {}) =>
      ask('POST', `${pathOf(name)}/import/file?name=rows.csv`, who, Buffer.from(bytes as string), 'application/octet-stream'),
    preview: (name: ResourceName, plan: ImportPlanInput, who: Asking = {}) => ask('POST', `${pathOf(name)}/import/preview`, who, plan),
    start: (name: ResourceName, plan: ImportPlanInput, dry: boolean, who: Asking = {}) =>
      ask('POST', `${pathOf(name)}/import`, who, { plan, dry }),
    jobFile: (id: string, who: Asking = {}) => ask('GET', `/jobs/${id}/file`, who),
    job: async (id: string, who: Asking = {}) => {
      await runDue(running.services)
      return (await ask('GET', `/jobs/${id}`, who)).json() as {
        state: string
        done: number
        failed: number
        total: number
        result: ImportResult & { error?: string }
      }
    },
    /** Uploads, takes the columns as they were matched, and works the job. */
    async imported(name: ResourceName, bytes: Buffer | string, plan: Partial<ImportPlanInput> = {}, dry = false, who: Asking = {}) {
      const uploaded = await tables.upload(name, bytes, who)
      if (uploaded.status !== 200) throw new Error(`The file was refused: ${uploaded.bytes.toString()}`)
      const file = uploaded.json() as UploadedFile
      const started = await tables.start(name, { fileId: file.fileId, mapping: file.mapping, key: null, mode: 'both', ...plan }, dry, who)
      if (started.status !== 200) throw new Error(`The import was refused: ${started.bytes.toString()}`)
      const { jobId } = started.json() as { jobId: string }
      const job = await tables.job(jobId, who)
      return { file, jobId, job, result: job.result }
    },
  }
  return tables
}

/** The rows of a table file, headings first. */
export async function rowsIn(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of tableRows(bytes, writingOf(bytes))) rows.push(cells)
  return rows
}
