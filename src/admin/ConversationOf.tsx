// The conversation with the person of a page, beside what the page's own feature shows there.
import Box from '@mui/material/Box'
import { useResourceContext } from 'react-admin'
import { CasePanel } from './cases/CasePanel.tsx'
import { ConversationPanel } from './conversations/ConversationPanel.tsx'
import type { Row } from './core/definition.ts'
import { LoyaltyCard } from './loyalty/LoyaltyCard.tsx'

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** On the page of a conversation itself. */
export const ConversationShown = ({ row }: { row: Row }) => <ConversationPanel resource="conversations" id={row.id} />

/** On a customer's page. */
export function CustomerLead({ row }: { row: Row }) {
  return (
    <Box sx={stacked}>
      <ConversationPanel resource="customers" id={row.id} />
      <LoyaltyCard row={row} />
    </Box>
  )
}

/** On a lead's page. */
export const LeadConversation = ({ row }: { row: Row }) => <ConversationPanel resource="leads" id={row.id} />

/** On the page of a complaint or feedback. */
export function CaseLead({ row }: { row: Row }) {
  const resource = useResourceContext()
  return (
    <Box sx={stacked}>
      <CasePanel row={row} />
      {(resource === 'complaints' || resource === 'feedback') && <ConversationPanel resource={resource} id={row.id} />}
    </Box>
  )
}
