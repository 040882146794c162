import Open from '@mui/icons-material/OpenInNewOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { contrast } from '../../tokens/colour.ts'
import { tenantTokens } from '../../tokens/tokens.ts'
import { fileAddress } from '../../http/fileAddress.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useFiles } from '../../fields/upload/useAdminFiles.ts'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { BrandSample } from './BrandSample.tsx'
import { previewLink } from '../../schema/settings/calls.ts'

const colour = /^#[0-9a-f]{6}$/i
// Contrast of non-text elements. Source: WCAG 2.2, 1.4.11.
const visible = 3
const asText = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, string>) : undefined)

/** A preview of the landing in the typed colours, light and dark, with their contrast. */
export function BrandPreview() {
  const { translate, code, format } = useI18n()
  const { control } = useFormContext()
  const may = useMay()
  const [primaryColour, secondaryColour, name, tagline, logoImage, logoDarkImage] = useWatch({
    control,
    name: ['primaryColour', 'secondaryColour', 'name', 'tagline', 'logoImage', 'logoDarkImage'],
  }) as unknown[]
  const primary = typeof primaryColour === 'string' && colour.test(primaryColour) ? primaryColour : '#1e90ff'
  const secondary = typeof secondaryColour === 'string' && colour.test(secondaryColour) ? secondaryColour : '#D1E8FF'
  const open = useMutation({
    mutationFn: () => client.call(previewLink, { primaryColour: primary, secondaryColour: secondary }),
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  const chosen = [logoImage, logoDarkImage].map((one) => (typeof one === 'string' && one ? one : undefined))
  const files = useFiles(chosen.filter((one) => one !== undefined))
  const logo = (mode: 'light' | 'dark') => {
    const id = mode === 'dark' ? (chosen[1] ?? chosen[0]) : chosen[0]
    const file = files.find((one) => one?.id === id)
    return file ? fileAddress('dealer', file.url) : undefined
  }
  const onWhite = contrast(primary, '#ffffff')
  const text = { title: asText(name)?.[code] ?? '', line: asText(tagline)?.[code] ?? '' }
  return (
    <Panel
      title={translate('admin.settings.preview')}
      action={
        <Button size="small" endIcon={<Open />} onClick={press(() => open.mutateAsync())}>
          {translate('admin.settings.openLanding')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {(['light', 'dark'] as const).map((mode) => (
          <BrandSample
            key={mode}
            label={translate(`admin.settings.${mode}`)}
            tokens={tenantTokens({ primary, secondary, mode })}
            text={text}
            logo={logo(mode)}
          />
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.settings.contrast', { ratio: format.number(Math.round(onWhite * 10) / 10) })}
        </Typography>
        {onWhite < visible && <Alert severity="warning">{translate('admin.settings.lowContrast')}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -0.5 }}>
          {['messageTemplates', 'multiCurrency']
            .filter((resource) => may('list', resource))
            .map((resource) => (
              <Button key={resource} size="small" component={Link} to={`/home/${resource}`}>
                {nameOf(translate, resource)}
              </Button>
            ))}
        </Box>
      </Box>
    </Panel>
  )
}
