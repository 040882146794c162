import type { Active, Announcements } from '@dnd-kit/core'
import type { Row } from '../definition.ts'
import { definitionOf } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import type { I18n } from '../useI18n.ts'
import { statusName } from './statusName.ts'
import type { TextKey } from '../../../schema/textKey.ts'

const rowOf = (active: Active): Row => (active.data.current as { row: Row }).row

/** Screen reader texts during a drag. `goesTo` names the statuses to which a card may be moved. */
export function dragWords(resource: string, i18n: I18n, goesTo: (row: Row) => readonly string[]): Announcements {
  const { translate } = i18n
  const name = (active: Active) => rowTitle(resource, rowOf(active), i18n)
  const status = (word: unknown) => statusName(translate, resource, String(word))
  const own = (active: Active) => String(rowOf(active)[definitionOf(resource).status?.field ?? ''])
  const said = (key: TextKey, active: Active, over: unknown) => translate(key, { name: name(active), status: status(over) })
  return {
    onDragStart: ({ active }) =>
      translate('admin.board.drag.taken', {
        name: name(active),
        status: status(own(active)),
        ways: goesTo(rowOf(active)).map(status).join(translate('admin.filter.comma')),
      }),
    onDragOver: ({ active, over }) => {
      if (!over || over.id === own(active)) return undefined
      return said(goesTo(rowOf(active)).includes(String(over.id)) ? 'admin.board.drag.over' : 'admin.board.drag.refused', active, over.id)
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== own(active) && goesTo(rowOf(active)).includes(String(over.id))
        ? said('admin.board.drag.dropped', active, over.id)
        : said('admin.board.drag.back', active, own(active)),
    onDragCancel: ({ active }) => said('admin.board.drag.back', active, own(active)),
  }
}
