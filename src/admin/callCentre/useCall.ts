import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { visibleQuestions, type Answers, type TakenCall } from '../../schema/surveys/index.ts'
import { takeCall } from '../../schema/surveys/calls.ts'
import { dropDraft, keepDraft, readDraft } from '../../session/index.ts'
import { client } from '../core/client.ts'

const minute = 60_000
/** A reservation is renewed before its minutes are over. */
const again = 4 * minute

/** Reserves a call as long as its page is open. */
export const useTakenCall = (id: string) =>
  useQuery({
    queryKey: ['outboundCall', id],
    queryFn: ({ signal }) => client.call(takeCall, { invitationId: id }, { signal, quiet: true }),
    refetchInterval: again,
    staleTime: again,
    gcTime: 0,
  })

interface Kept {
  answers: Answers
  idempotencyKey: string
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'answers' in value && 'idempotencyKey' in value

/** The answers typed during a call; they survive a reload, a lost connection and leaving the page. */
export function useAnswers(call: TakenCall) {
  const name = `outbound:${call.id}`
  const [kept, setKept] = useState<Kept>(() => {
    const before = readDraft(name)
    return isKept(before) ? before : { answers: call.answers, idempotencyKey: crypto.randomUUID() }
  })
  const { visible, counted } = visibleQuestions(call.questions, kept.answers)
  const change = (next: Kept) => {
    setKept(next)
    keepDraft(name, next)
  }
  return {
    visible,
    counted,
    answers: kept.answers,
    idempotencyKey: kept.idempotencyKey,
    answer: (id: string, value: unknown) => change({ ...kept, answers: { ...kept.answers, [id]: value } }),
    // A refused request that is sent with changes is another request.
    renew: () => change({ ...kept, idempotencyKey: crypto.randomUUID() }),
    drop: () => dropDraft(name),
  }
}
