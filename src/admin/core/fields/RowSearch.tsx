import Add from '@mui/icons-material/AddOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useGetList, useGetMany } from 'react-admin'
import { useTranslate } from '../../../i18n/index.ts'
import { definitionOf } from '../definition.ts'
import { useMay } from '../rights.ts'
import { nounOf, useI18n } from '../useI18n.ts'
import { useRowMaking } from './rowMaking.ts'
import { rowSubtitle, rowTitle } from './rowTitle.ts'
import { useLater } from '../useLater.ts'

interface RowSearchProps {
  target: string
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** Its accessible name where it has no visible label. */
  label?: string
  id?: string
  multiple?: boolean
  disabled?: boolean
  error?: boolean
  describedBy?: string
  required?: boolean
  /** Filters of the search. */
  filter?: Readonly<Record<string, unknown>>
  onBlur?: () => void
}
interface Option {
  id: string
  title: string
  subtitle: string
}
const found = 20
// The last option: creates a new row.
const fresh = 'new'

/** Searches rows of a resource by text in both scripts. */
export function RowSearch({
  target,
  value,
  onChange,
  label,
  id,
  multiple,
  disabled,
  error,
  describedBy,
  required,
  filter,
  onBlur,
}: RowSearchProps) {
  const translate = useTranslate()
  const i18n = useI18n()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const q = useLater(typed, 250)
  const names = { view: 'names' }
  const meta = may('list', target) ? { view: undefined, everyBranch: true } : names
  const sort = definitionOf(target).sort ?? { field: 'createdAt', order: 'DESC' as const }
  const list = useGetList(target, { pagination: { page: 1, perPage: found }, sort, filter: { ...filter, q }, meta }, { enabled: open })
  const chosen = useGetMany(target, { ids: [...value], meta: names }, { enabled: value.length > 0 })
  const optionOf = (row: { id: unknown }): Option => ({
    id: String(row.id),
    title: rowTitle(target, row, i18n),
    subtitle: rowSubtitle(target, row, i18n),
  })
  const make = useRowMaking()
  const making = make !== null && may('create', target)
  const maker = (): Option => ({
    id: fresh,
    title: typed.trim()
      ? translate('admin.reference.create', { typed: typed.trim() })
      : translate('admin.list.create', { name: nounOf(translate, target, 1) }),
    subtitle: list.data?.length === 0 && !list.isFetching && !list.isPaused ? translate('admin.reference.none') : '',
  })
  const choose = (ids: string[]) => {
    if (!ids.includes(fresh)) return onChange(ids)
    const known = Object.fromEntries(
      Object.entries(filter ?? {}).map(([name, one]) => [name, Array.isArray(one) ? (one[0] as unknown) : one]),
    )
    make?.({ target, typed, known, onMade: (made) => onChange(multiple ? [...value, made] : [made]) })
  }
  const serialized = JSON.stringify(
    value.map(
      (one) =>
        (chosen.data ?? [])
          .filter(Boolean)
          .map(optionOf)
          .find((option) => option.id === one) ?? { id: one, title: '…', subtitle: '' },
    ),
  )
  // The field clears the typed text whenever its value is another object, so the same choice must stay the same object.
  const selected = useMemo(() => JSON.parse(serialized) as Option[], [serialized])
  return (
    <Autocomplete<Option, boolean>
      {...(id ? { id } : {})}
      fullWidth
      multiple={multiple ?? false}
      disabled={disabled ?? false}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...(list.data ?? []).map(optionOf), ...(making ? [maker()] : [])]}
      loading={list.isFetching}
      value={multiple ? selected : (selected[0] ?? null)}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={(option) => option.title}
      getOptionKey={(option) => option.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, next) => choose([next].flat().flatMap((option) => (option ? [option.id] : [])))}
      slotProps={{
        // What it offers still answers what was typed before.
        listbox: { 'aria-busy': list.isFetching || q !== typed },
        popper: { role: 'region', 'aria-label': translate('admin.reference.options') },
      }}
      noOptionsText={translate(list.isPaused ? 'errors.offline' : 'admin.reference.none')}
      loadingText={translate('admin.reference.loading')}
      clearText={translate('admin.reference.clear')}
      openText={translate('admin.reference.open')}
      closeText={translate('admin.reference.close')}
      renderOption={({ key, ...props }, option) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={option.id === fresh ? { borderBlockStart: '1px solid', borderColor: 'divider', gap: 1 } : undefined}
        >
          {option.id === fresh && <Add aria-hidden fontSize="small" sx={{ color: 'primary.main' }} />}
          <span>
            <bdi>{option.title}</bdi>
            {option.subtitle && (
              <Typography component="bdi" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {option.subtitle}
              </Typography>
            )}
          </span>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          error={error ?? false}
          {...(onBlur ? { onBlur } : {})}
          placeholder={selected.length === 0 ? translate('admin.reference.search') : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label,
              'aria-describedby': describedBy,
              'aria-required': required,
              'aria-invalid': error,
            },
          }}
        />
      )}
    />
  )
}
