import Team from '@mui/icons-material/GroupOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { Suspense, useState } from 'react'
import { press } from '../../../../http/index.ts'
import { Unseen } from '../../parts/Unseen.tsx'
import { useMay } from '../../rights.ts'
import { nounOf, useI18n } from '../../useI18n.ts'
import { useList } from '../ListProvider.tsx'
import { isChanged } from './readyViews.ts'
import { useViews } from './useViews.ts'
import { ViewDialog } from './lateDialog.ts'
import { ViewMenu } from './ViewMenu.tsx'

/** The list's views as tabs; the present one shows whether it was changed, with its actions. */
export function ViewTabs() {
  const { resource, state } = useList()
  const { translate } = useI18n()
  const may = useMay()
  const views = useViews()
  const [naming, setNaming] = useState(false)
  const { present } = views
  const changed = present !== undefined && isChanged(resource, present, state)
  const mayKeep = may('create', 'savedViews')
  const mine = present?.kept && (present.kept.mine || may('delete', 'savedViews'))
  if (views.views.length === 1 && !changed) return null
  return (
    <Box
      component="nav"
      aria-label={translate('admin.list.viewsOf', { name: nounOf(translate, resource) })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginBlockEnd: 1.5,
        paddingBlock: 0.25,
        paddingInline: 0.25,
      }}
    >
      {views.views.map((view) => {
        const here = view.id === present?.id
        return (
          <Box
            key={view.id}
            sx={{
              display: 'inline-flex',
              flex: 'none',
              alignItems: 'center',
              borderRadius: 2,
              bgcolor: here ? 'surface.brand' : 'transparent',
            }}
          >
            <ButtonBase
              aria-current={here ? 'page' : undefined}
              onClick={() => views.open(view)}
              sx={{
                gap: 0.75,
                minBlockSize: { xs: 44, sm: 34 },
                paddingInline: 1.25,
                borderRadius: 2,
                fontSize: 13.5,
                fontWeight: here ? 650 : 500,
                color: here ? 'text.primary' : 'text.secondary',
                whiteSpace: 'nowrap',
                '&:hover': { color: 'text.primary' },
              }}
            >
              {view.kept?.visibility === 'team' && <Team titleAccess={translate('admin.list.view.shared')} sx={{ fontSize: 16 }} />}
              <bdi>{view.name}</bdi>
              {here && changed && (
                <>
                  <Box component="span" aria-hidden sx={{ inlineSize: 7, blockSize: 7, borderRadius: '50%', bgcolor: 'warning.main' }} />
                  <Unseen>{translate('admin.list.view.changed')}</Unseen>
                </>
              )}
            </ButtonBase>
            {here && (view.kept || view.id !== 'all' || views.usual !== 'all') && <ViewMenu view={view} views={views} changed={changed} />}
          </Box>
        )
      })}
      {changed && (
        <Box sx={{ display: 'inline-flex', flex: 'none', gap: 0.5, marginInlineStart: 1 }}>
          {mine && (
            <Button size="small" variant="outlined" onClick={press(() => views.update(present))}>
              {translate('admin.list.view.update')}
            </Button>
          )}
          {mayKeep && (
            <Button size="small" variant={mine ? 'text' : 'outlined'} onClick={() => setNaming(true)}>
              {translate('admin.list.view.saveAs')}
            </Button>
          )}
          <Button size="small" onClick={() => views.open(present)}>
            {translate('admin.list.view.back')}
          </Button>
        </Box>
      )}
      {naming && (
        <Suspense fallback={null}>
          <ViewDialog title={translate('admin.list.view.saveAs')} onClose={() => setNaming(false)} onSave={views.add} sharing />
        </Suspense>
      )}
    </Box>
  )
}
