import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Unseen } from '../parts/Unseen.tsx'
import { useI18n } from '../useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

interface FormTabsProps {
  resource: string
  sections: readonly { key: string | null; fields: readonly string[] }[]
  /** Names of the fields with errors. */
  wrong: readonly string[]
  active: number
  onChange: (place: number) => void
}

/** The sections of a long form as tabs; tabs with errors are marked. */
export function FormTabs({ resource, sections, wrong, active, onChange }: FormTabsProps) {
  const { translate } = useI18n()
  return (
    <Tabs
      value={Math.min(active, sections.length - 1)}
      onChange={(_, place) => onChange(Number(place))}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('admin.form.sections')}
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', minBlockSize: 44 }}
    >
      {sections.map(({ key, fields }, place) => {
        const count = fields.filter((name) => wrong.includes(name)).length
        return (
          <Tab
            key={key ?? ''}
            id={`section-tab-${place}`}
            aria-controls={`section-${place}`}
            sx={{ textTransform: 'none', minBlockSize: 44, fontSize: 14 }}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
                {key ? translate(namedKey(`resources.${resource}.sections.${key}`)) : translate('admin.show.facts')}
                {count > 0 && (
                  <>
                    <Box component="span" aria-hidden sx={{ inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: 'error.main' }} />
                    <Unseen>{translate('admin.form.wrongHere', { smart_count: count })}</Unseen>
                  </>
                )}
              </Box>
            }
          />
        )
      })}
    </Tabs>
  )
}

/** Props that make a section the panel of its tab; panels stay mounted, so that input and checks are kept. */
export const tabPanel = (place: number, active: number) => ({
  role: 'tabpanel',
  id: `section-${place}`,
  'aria-labelledby': `section-tab-${place}`,
  hidden: place !== active,
})
