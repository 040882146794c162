import Cloud from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { Notice } from '../pages/Notice.tsx'
import { useI18n } from '../useI18n.ts'
import type { BoardState } from './useBoard.ts'

/** The board could not be loaded. */
export function BoardFailed({ board: { error, refetch } }: { board: BoardState }) {
  const { translate } = useI18n()
  return (
    <Notice
      icon={<Cloud />}
      title={translate('admin.board.failedToLoad')}
      text={error?.message || translate('errors.unavailable')}
      action={
        <Button variant="outlined" onClick={refetch}>
          {translate('admin.list.retry')}
        </Button>
      }
    />
  )
}
