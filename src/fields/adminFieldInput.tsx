import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { labelOf, useI18n } from '../admin/core/useI18n.ts'
import { loadInputs } from './adminLoadInputs.ts'
import type { InputProps } from '../admin/core/fields/parts.ts'
import { views } from './adminViews.ts'
import { lazyPart } from '../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../admin/core/parts/Skeleton.tsx'

const usualHeight = 40
const AnyInput = lazyPart(() => loadInputs().then((file) => ({ default: file.AnyInput })))

function InputSkeleton({ field, name, resource }: InputProps) {
  const { translate } = useI18n()
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

/** A field of a form; the inputs of all kinds are loaded with the first form. */
export function FieldInput(props: InputProps) {
  return (
    <Suspense fallback={<InputSkeleton {...props} />}>
      <AnyInput {...props} />
    </Suspense>
  )
}
