// Notifies staff in the bell and, if they chose so, by e-mail and push. In the transaction that causes it.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { noticeWaysOf } from '../../src/schema/notifications/notificationWays.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { completeRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import { messageWords } from '../messages/index.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { readOnce } from '../core/commit/batch.ts'
import { whoSees } from '../core/access/whoSees.ts'
import { insertUnaudited } from '../core/commit/unaudited.ts'

/**
 * A notification: the kind is its text key, `params` fill the text (no personal data: a notification outlives an erasure); and the row it
 * is about, if any.
 */
export interface Notice {
  kind: Word<'notificationKind'>
  params?: Record<string, string | number> | ((language: LanguageWord) => Record<string, string | number>)
  resource?: ResourceName
  rowId?: string
}
const limit = 50

/** The title of a notification in both languages. */
function titleOf(services: Services, { kind, params }: Notice) {
  const text = (language: LanguageWord) =>
    services.texts(language, `messages.notices.${kind}`, typeof params === 'function' ? params(language) : params)
  return { en: text('english'), ar: text('arabic') }
}

/**
 * Notifies each person once, in the ways they chose; nothing for inactive or deleted staff and for those who may not see the row. At most
 * fifty people.
 */
export async function notify(services: Services, tx: Scope, staffIds: readonly string[], notice: Notice): Promise<void> {
  const ids = [...new Set(staffIds)].slice(0, limit)
  if (ids.length === 0) return
  const data = await readOnce(tx, ids, () => readRows(tx, 'staff', { size: limit, ids }))
  const people = await whoSees(
    tx,
    data.filter(({ active }) => active),
    notice,
  )
  const request = (one: RowOf<'staff'>) => noticeWaysOf(one.notificationChoices, notice.kind)
  const title = titleOf(services, notice)
  const about = notice.resource && notice.rowId ? { resource: notice.resource, rowId: notice.rowId } : {}
  const now = services.now()
  // Without createdBy: a row's creator may read it, and a notification is for its recipient only.
  const rows = people
    .filter((one) => request(one).inApp)
    .map((one) =>
      completeRow(
        'notifications',
        { staffId: one.id, kind: notice.kind, title, resource: notice.resource ?? null, rowId: notice.rowId ?? null },
        null,
        now,
      ),
    )
  await insertUnaudited(tx, 'ownRecord', 'notifications', rows)
  const reached = await withBrowsers(
    tx,
    people.filter((one) => request(one).push).map(({ id }) => id),
  )
  for (const one of people) {
    const channels = [...(request(one).email ? (['email'] as const) : []), ...(reached.has(one.id) ? (['push'] as const) : [])]
    if (channels.length === 0) continue
    const language = languageOf(one.languageId)
    const words = await messageWords(services, tx, language, 'staffNotice')
    const body = words({ title: title[languages[language].code] })
    const message = { recipient: one.email, kind: 'staffNotice', languageId: one.languageId, staffId: one.id, body, ...about } as const
    for (const channel of channels) await services.messages.queue(tx, { ...message, channel, link: linkOf(services, notice) }, now)
  }
}

/** The people with a push subscription; for others no push message is queued. */
async function withBrowsers(tx: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ staffId: string }>`select distinct "staffId" from "pushSubscriptions"
    where "staffId" = any(${[...ids]}::uuid[]) and "deletedAt" is null`.execute(tx)
  return new Set(rows.map(({ staffId }) => staffId))
}

/** The URL of the page of a notification's row. */
const linkOf = (services: Services, { resource, rowId }: Notice): string =>
  `${publicUrl(services)}/home/${resource && rowId ? `${resource}/${rowId}/show` : 'dashboard'}`
