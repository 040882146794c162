import Box from '@mui/material/Box'
import { Facts } from '../core/show/Facts.tsx'
import type { Row } from '../core/definition.ts'
import { Fold } from '../core/parts/Fold.tsx'
import { useI18n } from '../core/useI18n.ts'
import { Duplicates } from './Duplicates.tsx'

/**
 * A customer's fields, and records that look like the same person, behind one press; those of a company are open, its contacts
 * among them; `still`: a deleted customer, whose fields are all.
 */
export function CustomerDetails({ row, still }: { row: Row; still: boolean }) {
  const { translate } = useI18n()
  return (
    <Fold
      show={translate('admin.customer.details')}
      hide={translate('admin.customer.hideDetails')}
      open={still || row['kind'] === 'company'}
    >
      <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 1 }}>
        {!still && <Duplicates row={row} />}
        <Facts resource="customers" row={row} />
      </Box>
    </Fold>
  )
}
