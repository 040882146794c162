import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useReference } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '../rights.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { Unseen } from '../parts/Unseen.tsx'
import { nameOf, useI18n, type I18n } from '../useI18n.ts'
import { Nothing } from '../parts/Nothing.tsx'
import type { Described } from './parts.ts'
import { textOfFields, rowTitle } from './rowTitle.ts'
import { CarPlate } from '../../../fields/plate/adminCarPlate.tsx'
import { namedCar } from '../../../schema/core/carMark.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

const names = { view: 'names' }
interface RowNameProps {
  target: string
  id: string
  linked?: boolean
  /** Shown for a row that was deleted or that the person may not see. */
  missing?: ReactNode
}

/** The title as text, with plates drawn as plates. */
function drawn(target: string, row: Readonly<Record<string, unknown>>, i18n: I18n) {
  const [first = ''] = definitionOf(target).title
  const field = fieldsOf(target)[first]
  // A row that is named after another row has that row's name.
  if (field?.kind === 'ref' && typeof row[first] === 'string')
    return <RowName target={(field as Described<'ref'>).config.target} id={row[first]} />
  const { title } = definitionOf(target)
  const plate = title.find((name) => fieldsOf(target)[name]?.kind === 'plate')
  if (!plate || !(row[plate] || fieldsOf(target)[plate]?.neededWithout)) return <bdi>{rowTitle(target, row, i18n)}</bdi>
  const others = title.filter((name) => name !== plate)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <CarPlate car={namedCar(row)} />
      <bdi>{textOfFields(others, target, row, i18n)}</bdi>
    </Box>
  )
}

/** A row of another resource by its id: its name, with a link where the person may open it. */
export function RowName({ target, id, linked, missing = <Nothing /> }: RowNameProps) {
  const i18n = useI18n()
  const may = useMay()
  const { referenceRecord, isPending } = useReference({ reference: target, id, options: { meta: names } })
  if (isPending)
    return (
      <>
        <Skeleton component="span" width={90} sx={{ display: 'inline-block', blockSize: '1lh', verticalAlign: 'top' }} />
        <Unseen>{nameOf(i18n.translate, target, 1)}</Unseen>
      </>
    )
  if (!referenceRecord) return missing
  const title = drawn(target, referenceRecord, i18n)
  return linked && may('show', target) ? (
    <Link component={RouterLink} to={`/home/${target}/${id}/show`} underline="hover">
      {title}
    </Link>
  ) : (
    title
  )
}
