import type { ReactNode } from 'react'
import { useJobKnown } from './useJob.ts'

/** A booking's page once its job is there, on which the head's buttons depend. */
export function WithJob({ id, waiting, children }: { id: string; waiting: ReactNode; children: ReactNode }) {
  return useJobKnown(id) ? children : waiting
}
