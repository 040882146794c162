import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { labelOf, useSpeaker } from '../speaker.ts'
import { loadInputs } from './loadInputs.ts'
import type { InputProps } from './parts.ts'
import { views } from './views.ts'

const usualHeight = 40
const AnyInput = lazy(() => loadInputs().then((file) => ({ default: file.AnyInput })))

function InputSkeleton({ field, name, resource }: InputProps) {
  const { translate } = useSpeaker()
  const { height = usualHeight } = views[field.kind] as { height?: number }
  return (
    <Box aria-busy>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 550, marginBlockEnd: '5px' }}>
        {labelOf(translate, resource, name)}
      </Typography>
      <Skeleton variant="rounded" height={height} />
    </Box>
  )
}

/** A field of a form; the inputs of all kinds arrive together, with the first form. */
export function FieldInput(props: InputProps) {
  return (
    <Suspense fallback={<InputSkeleton {...props} />}>
      <AnyInput {...props} />
    </Suspense>
  )
}
