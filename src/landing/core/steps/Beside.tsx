import { lazy, Suspense, useEffect, useState } from 'react'
import type { PageName } from '../routes.ts'

const BesideWords = lazy(() => import('./BesideWords.tsx').then((file) => ({ default: file.BesideWords })))

/** What a page is for, beside its column where there is room; `asks`: while it asks who the person is. */
export function Beside(props: { page: PageName; asks?: boolean }) {
  const [wide, setWide] = useState(false)
  useEffect(() => setWide(matchMedia('(min-width: 60rem)').matches), [])
  return <Suspense>{wide && <BesideWords {...props} />}</Suspense>
}
