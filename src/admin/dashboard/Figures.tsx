import type { Dashboard } from './useDashboard.ts'
import { FigureTile } from './FigureTile.tsx'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const waiting = 8

/** The figures of the period; each opens the list it counts. */
export function Figures({ data }: { data: Dashboard | undefined }) {
  return (
    <Items
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        gap: { xs: 1.5, sm: 2 },
      }}
    >
      {data
        ? data.figures.map((figure) => <FigureTile key={figure.key} figure={figure} period={data.period} />)
        : Array.from({ length: waiting }, (_, place) => (
            <li key={place}>
              <Skeleton variant="rounded" height={122} mute={place > 0} />
            </li>
          ))}
    </Items>
  )
}
