import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sameValue } from '../../../dataProvider/index.ts'
import { fieldsOf, type Row } from '../definition.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { Difference } from './Difference.tsx'

interface StaleNoticeProps {
  resource: string
  /** The row that the person saw. */
  before: Row
  current: Row
}

/** Somebody else changed the row meanwhile: shows the differences before the person decides again. */
export function StaleNotice({ resource, before, current }: StaleNoticeProps) {
  const { translate, format } = useI18n()
  const differing = Object.keys(fieldsOf(resource)).filter((name) => name in before && !sameValue(before[name], current[name]))
  return (
    <Box role="alert" sx={{ bgcolor: 'surface.brand', borderRadius: 2, padding: 1.5, fontSize: 13 }}>
      <Typography variant="body2" sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>
        {translate('admin.show.stale', { time: format.relative(String(current['updatedAt'])) })}
      </Typography>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.75 }}>
        {differing.map((name) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {labelOf(translate, resource, name)}
            </Box>
            <Difference resource={resource} name={name} from={before[name]} to={current[name]} />
          </div>
        ))}
      </Box>
    </Box>
  )
}
