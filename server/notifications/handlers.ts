// Handlers of the bell.
import type { Handlers } from '../core/services.ts'
import { listNotifications, markRead } from './ownNotifications.ts'
import { actorOf } from '../core/http/actor.ts'
import { countBadges } from './countBadges.ts'

const bell = 20

/** The handlers by call. */
export const notificationHandlers = {
  ownNotifications: (call) => call.db.transaction((db) => listNotifications(db, call.input.size ?? bell)),
  readNotifications: (call) =>
    call.db.asSystem("the person's own notices", (tx) =>
      markRead(tx, actorOf(call), 'all' in call.input ? null : call.input.ids, call.services.now()),
    ),
  badgeCounts: (call) => call.db.transaction((db) => countBadges(call.services, db, actorOf(call))),
} satisfies Partial<Handlers>
