import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fieldsOf } from '../../definition.ts'
import { partOf } from '../../fields/index.ts'
import type { FilterValues } from '../../fields/parts.ts'
import { labelOf, useSpeaker } from '../../speaker.ts'
import { isNarrowed, withChange, without } from './filterValues.ts'

interface FilterChipProps {
  name: string
  resource: string
  values: FilterValues
  open: boolean
  onOpen: () => void
  onClose: () => void
  onChange: (values: Record<string, unknown>) => void
}

/** A filter as a sentence ('Status is pending, in progress'); pressing it opens its choices. */
export function FilterChip({ name, resource, values, open, onOpen, onClose, onChange }: FilterChipProps) {
  const { translate } = useSpeaker()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const field = fieldsOf(resource)[name]
  const filter = field && partOf(field).Filter
  if (!field || !filter) return null
  const label = labelOf(translate, resource, name)
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
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {isNarrowed(name, values) && <filter.Sentence field={field} name={name} resource={resource} values={values} />}
        </Box>
      </ButtonBase>
      <IconButton
        size="small"
        aria-label={translate('admin.filter.remove', { name: label })}
        onClick={() => {
          onClose()
          onChange(without(values, name))
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
          paper: { role: 'dialog', 'aria-label': label, sx: { marginBlockStart: 0.75, padding: 2, inlineSize: 320, maxBlockSize: 440 } },
        }}
      >
        <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 1 }}>
          {label}
        </Typography>
        <filter.Editor
          field={field}
          name={name}
          resource={resource}
          values={values}
          set={(change) => onChange(withChange(values, change))}
        />
      </Popover>
    </Box>
  )
}
