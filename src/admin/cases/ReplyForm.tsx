import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { fieldsOf, type Row } from '../core/definition.ts'
import { partOf } from '../../fields/admin.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { replyToCase } from '../../schema/cases/calls.ts'

interface Reply {
  body: string | null
  languageId: '1' | '2' | null
}

/** Writes to the customer about a case, in the customer's language unless another is chosen. */
export function ReplyForm({ resource, row, onClose }: { resource: string; row: Row; onClose: () => void }) {
  const { translate } = useI18n()
  const queries = useQueryClient()
  // One key a reply: pressing twice sends it once.
  const [key] = useState(() => crypto.randomUUID())
  const { run } = useRowAction(resource)
  const { data: customer } = useGetOne<Row>('customers', { id: String(row['customerId']) })
  const languageId = customer?.['languageId'] === '1' ? '1' : '2'
  const form = useForm<Reply>({ values: { body: null, languageId }, resetOptions: { keepDirtyValues: true } })
  const submit = form.handleSubmit(async ({ body, ...rest }) => {
    const refused = await run(() =>
      client.call(
        replyToCase,
        { body: body ?? '', languageId: rest.languageId ?? languageId },
        { params: { resource, id: row.id }, idempotencyKey: key },
      ),
    )
    if (refused === null) {
      await queries.invalidateQueries({ queryKey: ['caseReplies'] })
      return onClose()
    }
    for (const [name, message] of Object.entries(refused)) form.setError(name as keyof Reply, { message })
  })
  const { body, languageId: language } = fieldsOf('caseReplies')
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2, maxInlineSize: 640 }}>
        {[body, language].map((field, place) => {
          if (!field) return null
          const { Input } = partOf(field)
          const name = place === 0 ? 'body' : 'languageId'
          return <Input key={name} field={field} name={name} resource="caseReplies" />
        })}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained">
            {translate('admin.case.send')}
          </Button>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        </Box>
      </Box>
    </FormProvider>
  )
}
