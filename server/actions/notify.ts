// Tells members of staff something: in the bell, by e-mail too where they chose so. In the transaction that is the reason.
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, type LanguageWord } from '../../src/schema/limits.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { completeRow, insertRows, listRows, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { languageOf } from './tellCustomer.ts'

/** What is to be known: the words' key is the kind, `params` fill them in (no personal data: a notice outlives an erasure); the row it is about, when there is one. */
export interface Notice {
  kind: Word<'notificationKind'>
  params?: Record<string, string | number> | ((language: LanguageWord) => Record<string, string | number>)
  resource?: ResourceName
  rowId?: string
}
const most = 50

type Choices = Partial<Record<Word<'notificationKind'>, { inApp: boolean; email: boolean }>>

/** The title of a notice in both languages. */
function titleOf(house: House, { kind, params }: Notice) {
  const text = (language: LanguageWord) =>
    house.texts(language, `messages.notices.${kind}`, typeof params === 'function' ? params(language) : params)
  return { en: text('english'), ar: text('arabic') }
}

/** Tells each of them once, as they chose to be told; those who left or are disabled hear nothing. Never more than fifty people. */
export async function notify(house: House, tx: Scope, staffIds: readonly string[], notice: Notice): Promise<void> {
  const ids = [...new Set(staffIds)].slice(0, most)
  if (ids.length === 0) return
  const { data } = await listRows(tx, 'staff', { page: 1, size: most, ids })
  const people = data.filter(({ active }) => active)
  const wish = (one: RowOf<'staff'>) => (one.notificationChoices as Choices)[notice.kind] ?? { inApp: true, email: false }
  const title = titleOf(house, notice)
  const now = house.now()
  // Made by nobody: a row's maker may read it, and this one is its recipient's alone.
  const rows = people
    .filter((one) => wish(one).inApp)
    .map((one) =>
      completeRow(
        'notifications',
        { staffId: one.id, kind: notice.kind, title, resource: notice.resource ?? null, rowId: notice.rowId ?? null },
        null,
        now,
      ),
    )
  await insertRows(tx, 'notifications', rows)
  for (const one of people.filter((each) => wish(each).email)) {
    const language = languageOf(one.languageId)
    const body = house.texts(language, 'messages.sms.staffNotice', { title: title[languages[language].code] })
    await house.messages.queue(tx, { recipient: one.email, kind: 'staffNotice', channel: 'none', languageId: one.languageId, body }, now)
  }
}
