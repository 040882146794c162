import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { useI18n } from '../core/useI18n.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { Items } from '../core/parts/Items.tsx'

/** Messages to and from the customer about a case, with the reply button. */
export function CaseReplies({ resource, row, mayWrite }: { resource: string; row: Row; mayWrite: boolean }) {
  const { translate } = useI18n()
  const [writing, setWriting] = useState(false)
  const filter = { [resource === 'complaints' ? 'complaintId' : 'feedbackId']: row.id }
  const { data = [] } = useGetList<Row>('caseReplies', {
    filter,
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'createdAt', order: 'ASC' },
  })
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      {data.length > 0 && (
        <Items sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 2 }}>
          {data.map((reply) => (
            <Box
              component="li"
              key={reply.id}
              sx={{
                bgcolor: reply['fromCustomer'] === true ? 'action.selected' : 'action.hover',
                borderRadius: 2,
                padding: 1.5,
                display: 'grid',
                gap: 0.5,
              }}
            >
              <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {String(reply['body'])}
              </Typography>
              <Typography
                variant="body2"
                component="span"
                sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
              >
                {reply['fromCustomer'] === true && <span>{translate('resources.caseReplies.fields.fromCustomer')}</span>}
                {typeof reply['staffId'] === 'string' && <RowName target="staff" id={reply['staffId']} />}
                <Moment value={String(reply['createdAt'])} dense />
              </Typography>
            </Box>
          ))}
        </Items>
      )}
      {mayWrite && !writing && (
        <Button variant="outlined" onClick={() => setWriting(true)}>
          {translate('admin.case.reply')}
        </Button>
      )}
      {mayWrite && writing && <ReplyForm resource={resource} row={row} onClose={() => setWriting(false)} />}
    </Box>
  )
}
