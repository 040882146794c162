// A cache of where distant pages began, for lists with more rows than are counted; entries expire after a minute.
import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Condition } from './conditions.ts'
import type { Engine } from '../engine.ts'
import { shortcutLimits, shortcuts } from '../shortcuts.ts'

/** The start of a distant page: its first row, and the number of rows before it in this order. */
export interface Mark {
  id: string
  offset: number
  order: 'ASC' | 'DESC'
}

const caches = new WeakMap<Engine, LRUCache<string, Mark[]>>()
function cacheOf(engine: Engine): LRUCache<string, Mark[]> {
  const made = caches.get(engine) ?? new LRUCache<string, Mark[]>({ max: shortcutLimits.markedLists, ttl: shortcutLimits.markMs })
  caches.set(engine, made)
  return made
}

/** The marks of one list: the rows of a table that meet these conditions. Only for lists in the order of creation. */
export function pageMarks(engine: Engine, tenantId: string, name: string, conditions: readonly Condition[]) {
  const known = cacheOf(engine)
  const key = `${tenantId} ${name} ${JSON.stringify(sql.join([...conditions]).toOperationNode())}`
  return {
    /** The nearest known page start at or before this offset. */
    before({ offset, order }: Pick<Mark, 'offset' | 'order'>): Mark | undefined {
      if (!shortcuts.marks) return undefined
      const before = known.get(key)?.filter((mark) => mark.order === order && mark.offset <= offset) ?? []
      return before.reduce<Mark | undefined>((best, mark) => (best && best.offset >= mark.offset ? best : mark), undefined)
    },
    /** Stores where a distant page of the list began. All marks of a list expire together. */
    remember(mark: Mark): void {
      const marks = known.get(key) ?? []
      if (!known.has(key)) known.set(key, marks)
      if (marks.some(({ offset, order }) => offset === mark.offset && order === mark.order)) return
      marks.push(mark)
      if (marks.length > shortcutLimits.marksOfList) marks.shift()
    },
    forget: (): void => void known.delete(key),
  }
}
