import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { countOldData } from '../../schema/backgroundJobs/calls.ts'
import { oldDataMonths } from '../../schema/backgroundJobs/calls/oldData.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { keptMonths } from '../../schema/settings/index.ts'
import { client } from '../core/client.ts'
import { previousData } from '../core/parts/connection.ts'
import { useI18n } from '../core/useI18n.ts'

/** What the form's settings would delete now, of each kind, and when they do. */
export function OldDataPreview() {
  const { translate, format } = useI18n()
  const id = useId()
  const values: unknown[] = useWatch({ name: keptMonths })
  const months = Object.fromEntries(keptMonths.flatMap((name, place) => (values[place] ? [[name, values[place]]] : [])))
  const read = oldDataMonths.safeParse(months)
  const { data } = useQuery({
    queryKey: ['oldData', months],
    queryFn: ({ signal }) => client.call(countOldData, read.data ?? {}, { signal, quiet: true }),
    enabled: read.success,
    placeholderData: previousData,
  })
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1, padding: 2, borderRadius: 2, bgcolor: 'surface.sunken', minInlineSize: 0 }}
    >
      <Typography component="h3" variant="h3" id={id}>
        {translate('admin.oldData.title')}
      </Typography>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
        {!read.success && <Typography variant="body2">{translate('admin.oldData.wrong')}</Typography>}
        {read.success && !data && <Typography variant="body2">{translate('admin.oldData.counting')}</Typography>}
        {read.success && data?.kinds.length === 0 && <Typography variant="body2">{translate('admin.oldData.nothing')}</Typography>}
        {read.success && data && data.kinds.length > 0 && (
          <>
            {data.halted && <Alert severity="warning">{translate('admin.oldData.halted')}</Alert>}
            <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.75 }}>
              {data.kinds.map(({ kind, before, rows }) => (
                <Box key={kind} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    {translate(wordKey('oldDataKind', kind))}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ margin: 0, fontWeight: 600 }}>
                    {translate('admin.oldData.rows', { smart_count: rows, count: format.number(rows), day: format.date(before) })}
                  </Typography>
                </Box>
              ))}
            </Box>
            <Typography variant="body2">{translate('admin.oldData.next', { when: format.dateTime(data.nextAt) })}</Typography>
          </>
        )}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('admin.oldData.longer')}
      </Typography>
    </Box>
  )
}
