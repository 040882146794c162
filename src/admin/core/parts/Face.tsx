import Avatar from '@mui/material/Avatar'
import { useGetMany } from 'react-admin'
import { initialsOf } from '../initials.ts'
import { useI18n } from '../useI18n.ts'

interface FaceProps {
  name: string
  /** The file of the photo. */
  photo?: string | null | undefined
  size?: number
}

/** A person's photo, or the first letters of their name. */
export function Face({ name, photo, size = 32 }: FaceProps) {
  const { code } = useI18n()
  const { data } = useGetMany('files', { ids: photo ? [photo] : [], meta: { view: 'names' } }, { enabled: Boolean(photo) })
  const url: unknown = data?.[0]?.['url']
  const initials = initialsOf(name, code)
  return (
    <Avatar
      {...(typeof url === 'string' ? { src: url } : {})}
      alt=""
      sx={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.4,
        fontWeight: 650,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initials}
    </Avatar>
  )
}
