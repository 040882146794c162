import Open from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { press } from '../../http/index.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import { previewLink } from '../../schema/settings/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { NotAllowed } from '../core/pages/NotAllowed.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { FlagSwitch } from './FlagSwitch.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

const limit = 100
// Flags that customers cannot see have no preview.
const unseen = ['STAFF_OTP']

/** The feature flags of the tenant by module; each can be previewed before it is switched. */
export function FlagsPage() {
  const may = useMay()
  return may('list', 'featureFlags') ? <Flags /> : <NotAllowed />
}

function Flags() {
  const { translate } = useI18n()
  const { data, isPending } = useGetList<Row>('featureFlags', {
    pagination: { page: 1, perPage: limit },
    sort: { field: 'flag', order: 'ASC' },
  })
  const open = useMutation({
    mutationFn: (flags: NonNullable<InputOf<'previewLink'>['flags']>) => client.call(previewLink, { flags }),
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  if (isPending) return <PageSkeleton />
  const modules = [...new Set((data ?? []).map((row) => String(row['module'])))]
  const title = nameOf(translate, 'featureFlags')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography component="h1" variant="h1" sx={{ marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2, maxInlineSize: '70ch' }}>{translate('admin.flags.about')}</Typography>
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          paddingInline: { xs: 2, sm: 2.5 },
          maxInlineSize: 1080,
        }}
      >
        {modules.map((module) => (
          <Box
            component="section"
            key={module}
            aria-labelledby={`flags-${module}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
              columnGap: 3,
              paddingBlock: 1.5,
              '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
            }}
          >
            <Typography id={`flags-${module}`} component="h2" variant="h3" sx={{ color: 'text.secondary', paddingBlockStart: 1 }}>
              {translate(wordKey('accessModule', module))}
            </Typography>
            <div>
              {(data ?? [])
                .filter((row) => row['module'] === module)
                .map((row) => (
                  <FlagSwitch
                    key={row.id}
                    row={row}
                    preview={
                      unseen.includes(String(row['flag'])) ? null : (
                        <Button
                          size="small"
                          endIcon={<Open fontSize="small" />}
                          onClick={press(() => open.mutateAsync({ [String(row['flag'])]: row['enabled'] !== true }))}
                          sx={{ marginInlineStart: { xs: -1, sm: 0 }, marginInlineEnd: { xs: 'auto', sm: 0 } }}
                        >
                          {translate(row['enabled'] === true ? 'admin.flags.previewOff' : 'admin.flags.previewOn')}
                        </Button>
                      )
                    }
                  />
                ))}
            </div>
          </Box>
        ))}
      </Box>
    </>
  )
}
