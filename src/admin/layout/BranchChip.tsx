import Branch from '@mui/icons-material/StorefrontOutlined'
import Chip from '@mui/material/Chip'
import { useBranch } from '../branch.ts'
import type { Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useSpeaker } from '../speaker.ts'

/** Says on a list that only one branch is shown, and shows all of them at a press. */
export function BranchChip({ branch }: { branch: Row }) {
  const speaker = useSpeaker()
  const { choose } = useBranch()
  return (
    <Chip
      icon={<Branch fontSize="small" />}
      label={speaker.translate('admin.branch.only', { name: rowTitle('dealershipLocations', branch, speaker) })}
      color="primary"
      variant="outlined"
      onDelete={() => choose(undefined)}
      sx={{ blockSize: 32, borderRadius: 2 }}
    />
  )
}
