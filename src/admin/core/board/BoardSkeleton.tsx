import { boardColumns } from '../../../schema/core/board.ts'
import { definitionOf } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { Waiting } from '../pages/Waiting.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

const cards = ['first', 'second', 'third']

/** A placeholder of the board while it loads. */
export function BoardSkeleton({ resource }: { resource: string }) {
  const { translate } = useI18n()
  return (
    <Waiting>
      <div className="columns" role="status" aria-label={translate('admin.list.loading')}>
        {boardColumns(definitionOf(resource)).map((status) => (
          <div key={status} className="column">
            <div className="head">
              <Skeleton width="60%" height={28} />
            </div>
            <div className="scroller">
              {cards.map((card) => (
                <Skeleton key={card} variant="rounded" height={112} sx={{ marginBlockEnd: 1, borderRadius: 2 }} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  )
}
