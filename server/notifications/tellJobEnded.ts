// The notification that a job has ended, for its owner; system jobs have none.
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { notify } from './notify.ts'

/** Notifies the owner of a job that it has ended. */
export const tellJobEnded = (services: Services, tx: Scope, { id, kind, ownerId }: RowOf<'jobs'>): Promise<void> =>
  notify(services, tx, ownerId === null ? [] : [ownerId], {
    kind: 'jobFinished',
    params: (language) => ({ kind: services.texts(language, `enumerations.jobKind.${kind}`) }),
    resource: 'jobs',
    rowId: id,
  })
