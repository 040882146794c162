import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useGetList } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { grantsOf, namedModules, type Actor } from '../../schema/core/access.ts'
import type { Word } from '../../schema/enumerations.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { designationOf } from '../../schema/staff/designationOf.ts'

const levels = ['F', 'M', 'W', 'R'] as const

/** The rights of the chosen designation. A department sets its designation until another is chosen. */
export function StaffRights() {
  const { translate } = useI18n()
  const { control, setValue } = useFormContext()
  const [department, designationId, staffType] = useWatch({ control, name: ['department', 'designationId', 'staffType'] }) as unknown[]
  const { data: designations } = useGetList<Row>('designation', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'position', order: 'ASC' },
    meta: { view: 'names' },
  })
  const before = useRef(department)
  useEffect(() => {
    if (department === before.current || !designations) return
    before.current = department
    const role = designationOf[department as Word<'department'>]
    const found = designations.find((one) => one['role'] === role)
    if (found) setValue('designationId', found.id, { shouldDirty: true, shouldValidate: true })
  }, [department, designations, setValue])
  const role = designations?.find(({ id }) => id === designationId)?.['role'] as Actor['designation'] | undefined
  if (!role) return null
  const actor: Actor = {
    id: '',
    designation: role,
    department: (department as Actor['department'] | null) ?? 'General',
    staffType: (staffType as Actor['staffType'] | undefined) ?? null,
    locationIds: [],
  }
  const held = namedModules.map((module) => {
    const grants = grantsOf(actor, module)
    return { module, level: levels.find((level) => grants.some((grant) => grant.level === level)), own: grants.every(({ own }) => own) }
  })
  return (
    <Panel title={translate('admin.staff.rights')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75, margin: 0, fontSize: 13 }}>
        {held.map(({ module, level, own }) => (
          <Box key={module} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: level ? 'text.primary' : 'text.disabled' }}>
              {translate(namedKey(`admin.modules.${module}`))}
            </Box>
            <Box component="dd" sx={{ margin: 0, textAlign: 'end', color: level ? 'text.primary' : 'text.disabled' }}>
              {translate(`admin.levels.${level ?? 'none'}`)}
              {level && own && (
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {' '}
                  {translate('admin.levels.own')}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
