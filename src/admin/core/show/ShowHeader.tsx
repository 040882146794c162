import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { extraFields } from '../../../schema/core/access.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf, fieldsOf, type Row } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { usePageParts } from '../featureParts.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { RowHeading } from '../pages/RowHeading.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { TakeButton } from './Take.tsx'

interface ShowHeaderProps {
  resource: string
  row: Row
  /** No actions are available. */
  still: boolean
}

/** The head of a row's page: title, status, and actions. */
export function ShowHeader({ resource, row, still }: ShowHeaderProps) {
  const { translate } = useI18n()
  const may = useMay()
  const staff = useSession('staff')
  const definition = definitionOf(resource)
  const { status, readOnly } = definition
  const { Actions, Moves } = usePageParts(resource)
  const field = status && fieldsOf(resource)[status.field]
  const View = field && partOf(field).View
  const editable = !readOnly && (may('edit', resource, row) || (staff !== undefined && extraFields(staff, definition).length > 0))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.75,
          // On a phone the menu is at the end of this line, whatever the actions below it need.
          flex: { xs: '1 1 calc(100% - 56px)', sm: 1 },
          minInlineSize: { xs: 0, sm: 'min-content' },
        }}
      >
        <Typography component="h1" variant="h1" sx={{ minInlineSize: 0, '& span': { whiteSpace: { xs: 'normal', sm: 'nowrap' } } }}>
          <RowHeading resource={resource} row={row} />
        </Typography>
        {View && status && (
          <Box
            sx={{
              paddingInline: 1.25,
              paddingBlock: 0.5,
              borderRadius: 2,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              fontSize: 13,
            }}
          >
            <View field={field} name={status.field} resource={resource} value={row[status.field]} row={row} />
          </Box>
        )}
      </Box>
      {!still && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            inlineSize: { xs: '100%', sm: 'auto' },
            order: { xs: 1, sm: 0 },
            '&:empty': { display: 'none' },
            '& .MuiButton-root': { minHeight: { xs: 44, sm: 38 }, paddingInline: { xs: 1.5, sm: 2 } },
          }}
        >
          {Actions && (
            <Suspense fallback={null}>
              <Actions row={row} />
            </Suspense>
          )}
          {editable && (
            <Button component={Link} to={`/home/${resource}/${row.id}`} variant="outlined" startIcon={<Edit />}>
              {translate('admin.list.edit')}
            </Button>
          )}
          <TakeButton resource={resource} row={row} />
          {Moves ? (
            <Suspense fallback={null}>
              <Moves row={row} />
            </Suspense>
          ) : (
            status && <MoveButtons resource={resource} row={row} />
          )}
        </Box>
      )}
      {!still && <MoreMenu resource={resource} row={row} />}
    </Box>
  )
}
