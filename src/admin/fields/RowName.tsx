import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useReference } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '../rights.ts'
import { useSpeaker } from '../speaker.ts'
import { Nothing } from './Nothing.tsx'
import { rowTitle } from './rowTitle.ts'

const names = { view: 'names' }

/** A row of another resource by its id: its name, and a way to it where the person may go. */
export function RowName({ target, id, linked }: { target: string; id: string; linked?: boolean }) {
  const speaker = useSpeaker()
  const may = useMay()
  const { referenceRecord, isPending } = useReference({ reference: target, id, options: { meta: names } })
  if (isPending) return <Skeleton component="span" width={90} sx={{ display: 'inline-block' }} />
  if (!referenceRecord) return <Nothing />
  const title = <bdi>{rowTitle(target, referenceRecord, speaker)}</bdi>
  return linked && may('show', target) ? <Link component={RouterLink} to={`/home/${target}/${id}/show`} underline="hover">{title}</Link> : title
}
