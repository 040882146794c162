// Whose job ended is told in the bell; system jobs are nobody's.
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { notify } from './notify.ts'

/** Tells the owner of a job that it is over. */
export const tellJobEnded = (services: Services, tx: Scope, { id, kind, ownerId }: RowOf<'jobs'>): Promise<void> =>
  notify(services, tx, ownerId === null ? [] : [ownerId], {
    kind: 'jobFinished',
    params: (language) => ({ kind: services.texts(language, `enumerations.jobKind.${kind}`) }),
    resource: 'jobs',
    rowId: id,
  })
