import More from '@mui/icons-material/ExpandMoreOutlined'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { Suspense, useState } from 'react'
import { Menu } from '../../parts/late.tsx'
import { useMay } from '../../rights.ts'
import { useI18n } from '../../useI18n.ts'
import type { ListView } from './readyViews.ts'
import type { useViews } from './useViews.ts'
import { ViewDialog } from './lateDialog.ts'
import { namedKey } from '../../../../schema/core/dataKeys.ts'
import { lazyPart } from '../../parts/lazyPart.ts'

const AskDialog = lazyPart(() => import('../../pages/AskDialog.tsx').then((file) => ({ default: file.AskDialog })))

interface ViewMenuProps {
  view: ListView
  views: ReturnType<typeof useViews>
  changed: boolean
}

/** Actions on a view: make it the default; for one's own also rename, save changes, share, delete. */
export function ViewMenu({ view, views, changed }: ViewMenuProps) {
  const { translate, code } = useI18n()
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<'name' | 'share' | 'delete' | null>(null)
  const { kept } = view
  const owned = kept !== undefined && (kept.mine || may('delete', 'savedViews'))
  const usual = views.usual === view.id
  const named = kept?.names ?? { en: '', ar: '', [code]: kept?.name ?? '' }
  const item = (key: string, act: () => void) => (
    <MenuItem
      key={key}
      dense
      onClick={() => {
        setAnchor(null)
        act()
      }}
    >
      {translate(namedKey(`admin.list.view.${key}`))}
    </MenuItem>
  )
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('admin.list.view.menu', { name: view.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <More sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {usual && view.id !== 'all'
          ? item('notUsual', () => views.begin(views.views[0]))
          : !usual && item('usual', () => views.begin(view))}
        {owned && <Divider />}
        {owned && changed && item('update', () => void views.update(view))}
        {owned && item('rename', () => setAsking('name'))}
        {owned && (kept.visibility === 'team' ? item('unshare', () => void views.unshare(view)) : item('share', () => setAsking('share')))}
        {owned && item('delete', () => setAsking('delete'))}
      </Menu>
      <Suspense fallback={null}>
        {asking === 'name' && (
          <ViewDialog
            title={translate('admin.list.view.rename')}
            first={named}
            shared={kept?.visibility === 'team'}
            onClose={() => setAsking(null)}
            onSave={(given) => views.rename(view, given)}
          />
        )}
        {asking === 'share' && (
          <ViewDialog
            title={translate('admin.list.view.share')}
            first={named}
            shared
            onClose={() => setAsking(null)}
            onSave={(given) => views.share(view, given)}
          />
        )}
        {asking === 'delete' && (
          <AskDialog
            title={translate('admin.list.view.deleteTitle', { name: view.name })}
            text={kept?.visibility === 'team' ? translate('admin.list.view.deleteShared') : undefined}
            cancel={translate('admin.form.cancel')}
            onCancel={() => setAsking(null)}
            choices={[
              {
                label: translate('admin.list.view.delete'),
                main: true,
                danger: true,
                onChoose: () => {
                  setAsking(null)
                  return views.remove(view)
                },
              },
            ]}
          />
        )}
      </Suspense>
    </>
  )
}
