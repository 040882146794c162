import Box from '@mui/material/Box'
import { audienceSources, type Audience } from '../../schema/campaigns/audiences.ts'
import type { Word } from '../../schema/enumerations.ts'
import { hasFilter } from '../../admin/core/filters/HasFilter.tsx'
import { isHas, isNarrowed } from '../../admin/core/list/filters/filterValues.ts'
import { listFieldsOf, listLabel } from '../../admin/core/list/listFields.ts'
import { nameOf, useI18n } from '../../admin/core/useI18n.ts'
import { filterOf } from '../adminFilters.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** An audience as sentences: the module's rows and their filters, then the filters of customers and of their cars. */
export function AudienceSentences({ module, value }: { module: string; value: unknown }) {
  const { translate } = useI18n()
  const { rows = {}, customers = {}, vehicles = {} } = (value ?? {}) as Partial<Audience>
  const { resource } = audienceSources[module as Word<'surveyModule'>]
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {resource && <Sentences resource={resource} title={translate(wordKey('surveyModule', module))} values={rows} />}
      <Sentences resource="customers" title={nameOf(translate, 'customers')} values={customers} />
      {Object.keys(vehicles).length > 0 && <Sentences resource="vehicles" title={nameOf(translate, 'vehicles')} values={vehicles} />}
    </Box>
  )
}

function Sentences({ resource, title, values }: { resource: string; title: string; values: Readonly<Record<string, unknown>> }) {
  const { translate } = useI18n()
  const fields = listFieldsOf(resource)
  const narrowed = Object.keys(fields).filter((name) => isNarrowed(name, values))
  return (
    <div>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      {': '}
      {narrowed.length === 0 && translate('admin.campaign.everybody')}
      {narrowed.map((name, place) => {
        const field = fields[name]
        const filter = field && (isHas(name, values) ? hasFilter : filterOf(field))
        return (
          <span key={name}>
            {place > 0 && ' · '}
            {listLabel(translate, resource, name)}{' '}
            {filter && <filter.Sentence field={field} name={name} resource={resource} values={values} />}
          </span>
        )
      })}
    </div>
  )
}
