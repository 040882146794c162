import Restore from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useI18n } from '../useI18n.ts'
import { Banner } from '../pages/Banner.tsx'

interface DraftNoticeProps {
  at: number
  /** Absent where the input is already restored. */
  onRestore?: () => void
  onDiscard: () => void
}

/** Says that earlier input was restored, or offers to restore it. */
export function DraftNotice({ at, onRestore, onDiscard }: DraftNoticeProps) {
  const { translate, format } = useI18n()
  const time = format.relative(at)
  return (
    <Banner
      icon={<Restore />}
      tone="known"
      actions={
        <>
          <Button size="small" onClick={onDiscard}>
            {translate('admin.form.discard')}
          </Button>
          {onRestore && (
            <Button size="small" variant="outlined" onClick={onRestore}>
              {translate('admin.form.restore')}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2">
        {onRestore ? translate('admin.form.found', { time }) : translate('admin.form.restored', { time })}
      </Typography>
    </Banner>
  )
}
