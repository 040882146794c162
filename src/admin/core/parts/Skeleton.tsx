import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import MuiSkeleton, { type SkeletonProps } from '@mui/material/Skeleton'
import { useTranslate } from '../../../i18n/index.ts'
import { useOnline } from './connection.ts'

interface OwnProps extends SkeletonProps {
  /** Does not say that there is no network, because one beside it does; also those with a width, which are part of a line. */
  mute?: boolean
}

/** The place of what is loading; without a network it says that instead. */
export function Skeleton({ mute, ...props }: OwnProps) {
  const translate = useTranslate()
  const { width, height, sx } = props
  if (useOnline()) return <MuiSkeleton {...props} />
  if (mute ?? width !== undefined) return <MuiSkeleton {...props} animation={false} />
  return (
    <Box
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          minBlockSize: height,
          padding: 1,
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 2,
          color: 'text.secondary',
          typography: 'body2',
        },
        ...[sx ?? {}].flat(),
      ]}
    >
      <CloudOff aria-hidden fontSize="small" />
      {translate('errors.offline')}
    </Box>
  )
}
