// Notifications of assigned work: the person newly set in a field of a row is notified, unless they set it themselves.
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { notify, type Notice } from './notify.ts'
import { staffIdOf } from '../core/commit/actor.ts'
import { on, type Reaction } from '../core/commit/reactions.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'

/** The parameters of a notification that names a row by its reference. */
export const refParams = ({ ref }: { ref: string }): Notice['params'] => ({ ref })

/** A reaction that notifies the person newly set in `field`. */
export const noticeOfWork = <N extends ResourceName>(
  resource: N,
  field: keyof RowOf<N> & string,
  kind: Word<'notificationKind'>,
  params: (row: RowOf<N>, services: Services) => Notice['params'],
): Reaction =>
  on(resource, 'written', async ({ services, tx }, { before, after, by }) => {
    const [was, is]: [Row | null, Row] = [before, after]
    const who = is[field]
    if (typeof who !== 'string' || who === was?.[field] || who === staffIdOf(by)) return
    await notify(services, tx, [who], { kind, params: params(after, services), resource, rowId: after.id })
  })
