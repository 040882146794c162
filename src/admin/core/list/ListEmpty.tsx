import Bin from '@mui/icons-material/DeleteOutlineOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { limits } from '../../../schema/core/limits.ts'
import { definitionOf } from '../definition.ts'
import { icons } from '../icons.ts'
import { useMay } from '../rights.ts'
import { nounOf, useI18n } from '../useI18n.ts'
import { Notice } from '../pages/Notice.tsx'
import { useList } from './ListProvider.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** The empty list: no rows, no matches, or nothing deleted. */
export function ListEmpty() {
  const { resource, state, change } = useList()
  const { translate } = useI18n()
  const may = useMay()
  const Icon = icons[definitionOf(resource).icon]
  if (Object.keys(state.filter).length > 0) {
    return (
      <Notice
        icon={<Icon />}
        title={translate('admin.list.noMatch')}
        text={translate('admin.list.noMatchHelp')}
        action={
          <Button variant="outlined" onClick={() => change({ filter: {} })}>
            {translate('admin.filter.clearAll')}
          </Button>
        }
      />
    )
  }
  if (state.deleted)
    return (
      <Notice
        icon={<Bin />}
        title={translate('admin.list.noneDeleted')}
        text={translate('admin.list.deletedHelp', { days: limits.restoreDays })}
      />
    )
  return (
    <Notice
      icon={<Icon />}
      title={translate('admin.list.empty')}
      text={translate(namedKey(`resources.${resource}.empty`))}
      action={
        may('create', resource) ? (
          <Button component={Link} to={`/home/${resource}/create`} variant="outlined">
            {translate('admin.list.create', { name: nounOf(translate, resource, 1) })}
          </Button>
        ) : undefined
      }
    />
  )
}
