import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useReference } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '../rights.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { Unseen } from '../layout/Unseen.tsx'
import { nameOf, useSpeaker, type Speaker } from '../speaker.ts'
import { Nothing } from './Nothing.tsx'
import type { Described } from './parts.ts'
import { rowTitle } from './rowTitle.ts'
import { SaudiPlate } from './SaudiPlate.tsx'

const names = { view: 'names' }
interface RowNameProps {
  target: string
  id: string
  linked?: boolean
  /** Said of a row that is gone, or that the person may not see. */
  missing?: ReactNode
}

/** The title in words, with a plate in it drawn as a plate. */
function drawn(target: string, row: Readonly<Record<string, unknown>>, speaker: Speaker) {
  const [first = ''] = definitionOf(target).title
  const field = fieldsOf(target)[first]
  // What is called after another row has its name.
  if (field?.kind === 'ref' && typeof row[first] === 'string')
    return <RowName target={(field as Described<'ref'>).config.target} id={row[first]} />
  const plate = definitionOf(target).title.find((name) => fieldsOf(target)[name]?.kind === 'plate')
  if (!plate || typeof row[plate] !== 'string') return <bdi>{rowTitle(target, row, speaker)}</bdi>
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <SaudiPlate value={row[plate]} />
      <bdi>{rowTitle(target, { ...row, [plate]: null }, speaker)}</bdi>
    </Box>
  )
}

/** A row of another resource by its id: its name, and a way to it where the person may go. */
export function RowName({ target, id, linked, missing = <Nothing /> }: RowNameProps) {
  const speaker = useSpeaker()
  const may = useMay()
  const { referenceRecord, isPending } = useReference({ reference: target, id, options: { meta: names } })
  if (isPending)
    return (
      <>
        <Skeleton component="span" width={90} sx={{ display: 'inline-block' }} />
        <Unseen>{nameOf(speaker.translate, target, 1)}</Unseen>
      </>
    )
  if (!referenceRecord) return missing
  const title = drawn(target, referenceRecord, speaker)
  return linked && may('show', target) ? (
    <Link component={RouterLink} to={`/home/${target}/${id}/show`} underline="hover">
      {title}
    </Link>
  ) : (
    title
  )
}
