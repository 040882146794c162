import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { CaseNow } from './CaseNow.tsx'
import { useOwnCase } from './useOwnCase.ts'

/** The same of a case that was just sent, by its reference; nothing where it cannot be loaded. */
export function CaseSummary({ reference }: { reference: string }) {
  const { known, state } = useOwnCase(reference)
  if (known) return <CaseNow known={known} />
  return state === 'asking' ? <Skeletons count={1} height={120} /> : null
}
