import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Popover } from '../../parts/late.tsx'
import { filterOf } from '../../../../fields/adminFilters.ts'
import { hasFilter } from '../../filters/HasFilter.tsx'
import { useI18n } from '../../useI18n.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { isHas, isNarrowed, without } from './filterValues.ts'
import { listFieldsOf, listLabel } from '../listFields.ts'
import { useNarrowing } from './narrowing.ts'
import { cutText } from '../../parts/cutText.ts'

interface FilterChipProps {
  name: string
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** A filter as a sentence ('Status is pending, in progress'); pressing it opens its editor. */
export function FilterChip({ name, open, onOpen, onClose }: FilterChipProps) {
  const { resource, values, set } = useNarrowing()
  const { translate } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const field = listFieldsOf(resource)[name]
  if (!field) return null
  const filter = isHas(name, values) ? hasFilter : filterOf(field)
  const label = listLabel(translate, resource, name)
  return (
    <Box
      ref={setAnchor}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        borderRadius: 2,
        bgcolor: 'surface.brand',
        minBlockSize: 36,
        maxInlineSize: '100%',
      }}
    >
      <ButtonBase
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={{
          paddingInlineStart: 1.25,
          paddingInlineEnd: 0.5,
          minBlockSize: 36,
          borderRadius: 2,
          fontSize: 13,
          minInlineSize: 0,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
        }}
      >
        <Box component="span" sx={{ fontWeight: 600, marginInlineEnd: 0.5 }}>
          {label}
        </Box>
        <Box component="span" sx={cutText}>
          {filter && isNarrowed(name, values) && <filter.Sentence field={field} name={name} resource={resource} values={values} />}
        </Box>
      </ButtonBase>
      <IconButton
        size="small"
        aria-label={translate('admin.filter.remove', { name: label })}
        onClick={() => {
          onClose()
          set(without(values, name))
        }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={open && anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { marginBlockStart: 0.75, padding: 2, inlineSize: 340, maxBlockSize: 480 } },
        }}
      >
        <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 1 }}>
          {label}
        </Typography>
        <FilterEditor name={name} />
      </Popover>
    </Box>
  )
}
