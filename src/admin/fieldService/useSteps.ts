import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { HttpError, toasts } from '../../http/index.ts'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { stepFieldRequest } from '../../schema/fieldService/calls.ts'
import { useSession, type PendingStep } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { dropStep, keepStep, pendingOf } from './pendingSteps.ts'

/** The fields of a step besides its stage. */
export type StepRequest = Pick<PendingStep, 'outcome' | 'driverNote' | 'photos'>
const again = 20_000
const sendStep = ({ staffId: _staffId, fieldRequestId, ...step }: PendingStep) =>
  client.call(stepFieldRequest, step, { params: { id: fieldRequestId }, quiet: true })
const lost = (failure: unknown) => failure instanceof HttpError && (failure.status === 0 || failure.status >= 500)

/** A driver's steps: sent at once, or stored and sent when the connection returns. Returns messages by field where the server refused. */
export function useSteps() {
  const staffId = useSession('staff')?.id
  const kept = useSession('steps')
  const pending = useMemo(() => pendingOf(staffId, kept), [staffId, kept])
  const queries = useQueryClient()
  const [sending, setSending] = useState<string>()
  const busy = useRef(false)
  const anew = useCallback(() => queries.invalidateQueries({ queryKey: ['fieldRequests'] }), [queries])
  /** The answer is the present field request, so that a connection lost right afterwards shows no older stage. */
  const show = useCallback(
    (fieldRequest: FieldRequest) =>
      queries.setQueriesData<{ fieldRequests: FieldRequest[] }>(
        { queryKey: ['fieldRequests'] },
        (day) => day && { ...day, fieldRequests: day.fieldRequests.map((one) => (one.id === fieldRequest.id ? fieldRequest : one)) },
      ),
    [queries],
  )

  const flush = useCallback(async () => {
    if (busy.current || !navigator.onLine) return
    busy.current = true
    let sent = 0
    try {
      for (const step of pendingOf(staffId)) {
        try {
          show((await sendStep(step)).fieldRequest)
          sent += 1
        } catch (failure) {
          if (lost(failure) || !(failure instanceof HttpError)) break
          // The server refused and gave the reason: the page shows the present state.
        }
        dropStep(step)
      }
    } finally {
      busy.current = false
      if (sent > 0) void anew()
    }
  }, [staffId, anew, show])
  const waits = pending.length > 0
  useEffect(() => {
    if (!waits) return undefined
    const now = () => void flush()
    now()
    const timer = setInterval(now, again)
    window.addEventListener('online', now)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', now)
    }
  }, [waits, flush])

  const step = async (fieldRequest: FieldRequest, to: string, request: StepRequest = {}): Promise<Record<string, string> | null> => {
    if (!staffId) return {}
    const { kind, id, stage } = fieldRequest
    const one: PendingStep = { staffId, fieldRequestId: id, kind, from: stage, to, ...request }
    // Steps are sent in order, so this one waits as well.
    if (pendingOf(staffId).length > 0) {
      keepStep(one)
      toasts.error({ key: 'admin.driving.kept' })
      return null
    }
    setSending(id)
    try {
      show((await sendStep(one)).fieldRequest)
      return null
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      if (!lost(failure)) return failure.fields
      keepStep(one)
      toasts.error({ key: 'admin.driving.kept' })
      return null
    } finally {
      setSending(undefined)
      void anew()
    }
  }
  return { step, sending, pending, flush }
}

/** A field request as it will be once the pending steps are sent. */
export function withPending(fieldRequest: FieldRequest, pending: readonly PendingStep[]): FieldRequest {
  return pending
    .filter(({ fieldRequestId }) => fieldRequestId === fieldRequest.id)
    .reduce(
      (one, { to, outcome, photos }) => ({
        ...one,
        stage: to,
        status: to === 'done' ? 'closed' : 'in-progress',
        outcome: outcome ?? one.outcome,
        photos: [...one.photos, ...(photos ?? [])],
        arrivedAt: to === 'onSite' ? (one.arrivedAt ?? new Date().toISOString()) : one.arrivedAt,
      }),
      fieldRequest,
    )
}
