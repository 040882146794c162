import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { HttpError, press } from '../../http/index.ts'
import type { Word } from '../../schema/enumerations.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { previewLeadForm } from '../../schema/integrations/calls.ts'
import { formColumns, mappingOf, mappingText, otherTargets, type FormTarget } from '../../schema/integrations/formMapping.ts'
import { client } from '../core/client.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import type { InputProps } from '../core/fields/parts.ts'
import { SmallSelect } from '../core/parts/SmallSelect.tsx'
import { useFieldInput } from '../core/fields/useFieldInput.ts'
import { labelOf, useI18n } from '../core/useI18n.ts'

/** What each field of a form is: read from an example that was pasted, and chosen where it was not recognised. */
export function MappingInput({ name, resource, disabled }: InputProps) {
  const input = useFieldInput(name, resource)
  const { translate } = useI18n()
  const { getValues } = useFormContext()
  const [example, setExample] = useState('')
  const [error, setError] = useState('')
  const [shown, setShown] = useState<OutputOf<'previewLeadForm'> | null>(null)
  const mapping = mappingOf(input.value)
  const options = [...formColumns, ...otherTargets].map((target) => ({
    value: target,
    text: otherTargets.some((one) => one === target)
      ? translate(`admin.leadForm.${target as (typeof otherTargets)[number]}`)
      : labelOf(translate, 'leads', target),
  }))
  const read = async (text: string | null) => {
    const { type } = getValues() as { type?: Word<'leadType'> }
    try {
      const given = { example, type: type ?? 'General Inquiry', mapping: text || null }
      setShown(await client.call(previewLeadForm, given, { quiet: true }))
      setError('')
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setShown(null)
      setError(Object.values(failure.fields)[0] ?? failure.message)
    }
  }
  const choose = (field: string, target: string) => {
    const text = mappingText(new Map([...mapping, [field, target as FormTarget]]))
    input.set(text)
    return example.trim() === '' ? undefined : read(text)
  }
  const text = typeof input.value === 'string' ? input.value : ''
  const rows = shown?.fields ?? [...mapping].map(([field, target]) => ({ name: field, value: '', target }))
  return (
    <FieldFrame id={input.id} label={input.label} required={false} error={input.error} group>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.leadForm.mappingAbout')}
        </Typography>
        <TextField
          multiline
          minRows={3}
          maxRows={12}
          disabled={disabled ?? false}
          label={translate('admin.leadForm.paste')}
          value={example}
          onChange={(event) => setExample(event.target.value)}
          error={error !== ''}
          helperText={error}
          slotProps={{ htmlInput: { dir: 'ltr', name: 'example', maxLength: 20_000 } }}
        />
        <Box>
          <Button
            variant="outlined"
            disabled={example.trim() === ''}
            onClick={press(() => read(text))}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          >
            {translate('admin.leadForm.read')}
          </Button>
        </Box>
        {rows.length > 0 && (
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{translate('admin.leadForm.field')}</TableCell>
                  {shown && <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{translate('admin.leadForm.value')}</TableCell>}
                  <TableCell>{translate('admin.leadForm.target')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((one, place) => (
                  <TableRow key={`${place} ${one.name}`}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      <bdi>{one.name}</bdi>
                    </TableCell>
                    {shown && (
                      <TableCell sx={{ overflowWrap: 'anywhere', color: 'text.secondary', display: { xs: 'none', sm: 'table-cell' } }}>
                        <bdi>{one.value}</bdi>
                      </TableCell>
                    )}
                    <TableCell>
                      <SmallSelect
                        label={translate('admin.leadForm.targetOf', { name: one.name })}
                        value={mapping.get(one.name) ?? one.target}
                        options={options}
                        onChange={(target) => void choose(one.name, target)}
                        disabled={disabled ?? false}
                      />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
        {shown && shown.problems.length === 0 && <Alert severity="success">{translate('admin.leadForm.fine')}</Alert>}
        {shown && shown.problems.length > 0 && (
          <Alert severity="warning">
            {translate('admin.leadForm.wrong')}
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
              {shown.problems.map(({ column, message }) => (
                <li key={column}>
                  {column}: {message}
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {shown?.message && (
          <Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.leadForm.noteText')}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
              {shown.message}
            </Typography>
          </Box>
        )}
      </Box>
    </FieldFrame>
  )
}
