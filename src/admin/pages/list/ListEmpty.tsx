import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { definitionOf } from '../../definition.ts'
import { icons } from '../../icons.ts'
import { useMay } from '../../rights.ts'
import { nameOf, useSpeaker } from '../../speaker.ts'
import { Notice } from '../Notice.tsx'

/** Nothing here, or nothing that matches. */
export function ListEmpty() {
  const { resource, filterValues, setFilters } = useListContext()
  const { translate } = useSpeaker()
  const may = useMay()
  const Icon = icons[definitionOf(resource).icon]
  if (Object.keys(filterValues as object).length > 0) {
    return (
      <Notice
        icon={<Icon />}
        title={translate('admin.list.noMatch')}
        text={translate('admin.list.noMatchHelp')}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, {}, false)}>
            {translate('admin.filter.clearAll')}
          </Button>
        }
      />
    )
  }
  return (
    <Notice
      icon={<Icon />}
      title={translate('admin.list.empty')}
      text={translate(`resources.${resource}.empty`)}
      action={
        may('create', resource) ? (
          <Button component={Link} to={`/home/${resource}/create`} variant="outlined">
            {translate('admin.list.create', { name: nameOf(translate, resource, 1) })}
          </Button>
        ) : undefined
      }
    />
  )
}
