// A cache for lists with more rows than are counted: for a minute it stores that they are so long, and where distant pages began.
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
  const made = caches.get(engine) ?? new LRUCache<string, Mark[]>({ max: shortcutLimits.longLists, ttl: shortcutLimits.longListMs })
  caches.set(engine, made)
  return made
}

/** The cache entry of the list of a table's rows that meet these conditions. */
export function longList(engine: Engine, tenantId: string, name: string, conditions: readonly Condition[]) {
  const known = cacheOf(engine)
  const key = `${tenantId} ${name} ${JSON.stringify(sql.join([...conditions]).toOperationNode())}`
  return {
    /** Whether the list was recently longer than is counted. */
    isLong: (): boolean => shortcuts.longLists && known.has(key),
    /** The nearest known page start at or before this offset. */
    markBefore({ offset, order }: Pick<Mark, 'offset' | 'order'>): Mark | undefined {
      if (!shortcuts.marks) return undefined
      const before = known.get(key)?.filter((mark) => mark.order === order && mark.offset <= offset) ?? []
      return before.reduce<Mark | undefined>((best, mark) => (best && best.offset >= mark.offset ? best : mark), undefined)
    },
    /** Stores that the list is longer than is counted, and where a distant page of it began. All entries of a list expire together. */
    keep(mark?: Mark): void {
      const marks = known.get(key) ?? []
      if (!known.has(key)) known.set(key, marks)
      if (!mark || marks.some(({ offset, order }) => offset === mark.offset && order === mark.order)) return
      marks.push(mark)
      if (marks.length > shortcutLimits.marksOfList) marks.shift()
    },
    forget: (): void => void known.delete(key),
  }
}
