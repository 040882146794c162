import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import type { Row } from '../definition.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { History } from './History.tsx'
import { Related } from './Related.tsx'
import { relationsOf } from './relations.ts'

/** Beside the facts: history and related rows. */
export function ShowTabs({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const id = useId()
  const related = relationsOf(resource, may)
  const tabs = related.length > 0 ? (['history', 'related'] as const) : (['history'] as const)
  const [tab, setTab] = useState<(typeof tabs)[number]>('history')
  return (
    <Box
      component="aside"
      aria-label={translate('admin.show.beside')}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, minInlineSize: 0 }}
    >
      <Tabs
        value={tab}
        onChange={(_, next: 'history' | 'related') => setTab(next)}
        variant="fullWidth"
        aria-label={translate('admin.show.beside')}
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={translate(`admin.show.${one}`)}
            sx={{ textTransform: 'none', fontSize: 14 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ padding: { xs: 2, sm: 2.5 } }}>
        {tab === 'history' ? <History resource={resource} row={row} /> : <Related relations={related} id={row.id} />}
      </Box>
    </Box>
  )
}
