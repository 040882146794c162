import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import { call } from '../../core/api.ts'
import type { FlowState } from '../../core/steps/makeFlow.tsx'
import type { BookingDraft, StepName } from './draft.ts'
import { checkPromotion } from '../../../schema/appointments/calls.ts'

/** The promotion code of a draft. */
export interface Promotion {
  /** Checks a code; true when it is valid. */
  apply: (code: string) => Promise<boolean>
  remove: () => void
  /** The server's error for the last code. */
  complaint: string | undefined
  complain: (text: string | undefined) => void
}

/** Asks the server for a code's discount, and again when the services change, because only the server calculates it. */
export function usePromotion({ draft, change }: Pick<FlowState<BookingDraft, StepName>, 'draft' | 'change'>): Promotion {
  const [complaint, complain] = useState<string>()
  const { promotion, services } = draft
  const apply = useCallback(
    async (code: string) => {
      complain(undefined)
      try {
        const answer = await call(checkPromotion, { promotionCode: code, services }, { quiet: 'silent' })
        change({ promotion: { code: answer.code, totals: answer.totals } })
        return true
      } catch (failure) {
        if (!(failure instanceof HttpError)) throw failure
        complain(failure.fields['promotionCode'] ?? (failure.message || undefined))
        if (failure.fields['promotionCode']) change({ promotion: undefined })
        return false
      }
    },
    [services, change],
  )
  const open = promotion && !promotion.totals && services.length > 0 ? promotion.code : undefined
  useEffect(() => {
    if (open) void apply(open)
  }, [open, apply])
  return { apply, complaint, complain, remove: () => change({ promotion: undefined }) }
}
