// Long work: its rows, what may be done to a job that is under way, and pauses. All resources have it.
import { json } from '../compounds.ts'
import { choice, dateTime, integer, ref, text } from '../kinds.ts'
import { defineResource } from '../resource.ts'
import { z } from 'zod'

/** Long work and how far it is. */
export const jobs = defineResource({
  name: 'jobs',
  path: 'jobs',
  module: 'own',
  icon: 'job',
  group: 'settings',
  hidden: true,
  title: ['kind', 'resource'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  own: ['ownerId'],
  fields: {
    kind: choice('jobKind', { required: true, list: true }),
    resource: text({ required: true, list: true, max: 60 }),
    state: choice('jobState', { required: true, list: true, initial: 'waiting' }),
    done: integer({ required: true, list: true, initial: 0 }),
    total: integer({ required: true, list: true, initial: 0 }),
    failed: integer({ required: true, list: true, initial: 0 }),
    input: json({ required: true, writeOnly: true, initial: {} }),
    result: json({ required: true, initial: {} }),
    // Nobody's: system jobs, which no list shows.
    ownerId: ref('staff', { list: true }),
    heartbeatAt: dateTime({}),
  },
})
/** Work that somebody stopped for a while, by name: `kind:<kind of job>`, `job:<id>`, `clock:<clock>` or `sender`. A row is a pause. */
export const workPauses = defineResource({
  name: 'workPauses',
  path: 'work-pauses',
  module: 'settings',
  icon: 'job',
  group: 'settings',
  hidden: true,
  title: ['what'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    what: text({ required: true, list: true, unique: true, max: 80 }),
  },
})

/** The job, finished or still running. */
export const jobOut = z.object({ job: jobs.record, successMessage: z.string().optional() })
