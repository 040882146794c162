// Lists of more rows than are counted: for a minute it is remembered that they are so long, and where their far pages began.
import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Condition } from './conditions.ts'
import type { Engine } from './engine.ts'
import { shortcutLimits, shortcuts } from './shortcuts.ts'

/** Where a far page began: its first row, and how many rows came before it in this order. */
export interface Mark {
  id: string
  offset: number
  order: 'ASC' | 'DESC'
}
interface LongList {
  marks: Mark[]
}

const lists = new WeakMap<Engine, LRUCache<string, LongList>>()
function listsOf(engine: Engine): LRUCache<string, LongList> {
  const made = lists.get(engine) ?? new LRUCache<string, LongList>({ max: shortcutLimits.longLists, ttl: shortcutLimits.longListMs })
  lists.set(engine, made)
  return made
}

/** What is remembered of the list that these conditions make of a table's rows. */
export function longList(engine: Engine, tenantId: string, name: string, conditions: readonly Condition[]) {
  const known = listsOf(engine)
  const key = `${tenantId} ${name} ${JSON.stringify(sql.join([...conditions]).toOperationNode())}`
  return {
    /** Whether it was longer than is counted a moment ago. */
    isLong: (): boolean => shortcuts.longLists && known.has(key),
    /** The nearest beginning at this offset or before it. */
    markBefore({ offset, order }: Pick<Mark, 'offset' | 'order'>): Mark | undefined {
      if (!shortcuts.marks) return undefined
      const before = known.get(key)?.marks.filter((mark) => mark.order === order && mark.offset <= offset) ?? []
      return before.reduce<Mark | undefined>((best, mark) => (best && best.offset >= mark.offset ? best : mark), undefined)
    },
    /** Remembers that it is longer than is counted, and where a far page of it began. All of one list is forgotten together. */
    remember(mark?: Mark): void {
      const { marks } = known.get(key) ?? { marks: [] }
      if (!known.has(key)) known.set(key, { marks })
      if (!mark || marks.some(({ offset, order }) => offset === mark.offset && order === mark.order)) return
      marks.push(mark)
      if (marks.length > shortcutLimits.marksOfList) marks.shift()
    },
    forget: (): void => void known.delete(key),
  }
}
