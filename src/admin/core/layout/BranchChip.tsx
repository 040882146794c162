import Branch from '@mui/icons-material/StorefrontOutlined'
import Chip from '@mui/material/Chip'
import { useBranch } from '../branch.ts'
import type { Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useI18n } from '../useI18n.ts'

/** Says on a list that only one branch is shown; pressing it shows all. */
export function BranchChip({ branch }: { branch: Row }) {
  const i18n = useI18n()
  const { choose } = useBranch()
  return (
    <Chip
      icon={<Branch fontSize="small" />}
      label={i18n.translate('admin.branch.only', { name: rowTitle('dealershipLocations', branch, i18n) })}
      color="primary"
      variant="outlined"
      onDelete={() => choose(undefined)}
      sx={{ blockSize: 32, borderRadius: 2 }}
    />
  )
}
