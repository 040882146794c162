import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError, press } from '../../http/index.ts'
import { commentProblem, followUpParts, partsOf } from '../../schema/leads/followUpForm.ts'
import { followUp } from '../../schema/leads/calls.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { LineInput } from '../core/fields/LineInput.tsx'
import { useI18n } from '../core/useI18n.ts'
import { FixedLine } from './FixedLine.tsx'

interface FollowUpDialogProps {
  lead: Row
  onClose: () => void
  /** Called once it is saved. */
  onMade?: (id: string) => void
}

/** Records the result of a contact with a lead. Only the notes can be typed; author and lead are fixed. */
export function FollowUpDialog({ lead, onClose, onMade }: FollowUpDialogProps) {
  const { translate, code } = useI18n()
  const titleId = useId()
  const queries = useQueryClient()
  const staff = useSession('staff')
  // One key for every press: saved once.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm<{ comment: string }>({ defaultValues: { comment: '' } })
  const parts = partsOf({ leadId: lead.id, name: String(lead['name'] ?? '') }, staff, code)
  const submit = form.handleSubmit(async ({ comment }) => {
    const problem = commentProblem(comment)
    if (problem) return form.setError('comment', { message: translate(problem.key, problem.params) }, { shouldFocus: true })
    try {
      const request = { ...parts, leadId: lead.id, comment: comment.trim() }
      const made = await client.call(followUp, request, { idempotencyKey: key, quiet: true })
      await Promise.all(['leads', 'followUps', 'audit', 'dashboard', 'badges'].map((one) => queries.invalidateQueries({ queryKey: [one] })))
      onMade?.(made.id)
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      for (const message of Object.values(failure.fields)) form.setError('comment', { message })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: () => form.setFocus('comment') } }}
    >
      <form noValidate onSubmit={press(submit)}>
        <DialogTitle id={titleId}>
          {translate('admin.lead.followUpTitle', { type: translate('enumerations.followedRecord.lead') })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              gap: 1.5,
              paddingBlockStart: 0.5,
            }}
          >
            {followUpParts.map(
              ({ part, label, code: ltr = false, wide = false }) =>
                parts[part] && <FixedLine key={part} label={translate(label)} value={parts[part]} code={ltr} wide={wide} />,
            )}
          </Box>
          <FormProvider {...form}>
            <LineInput name="comment" resource="followUps" required lines={4} />
          </FormProvider>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('admin.lead.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
