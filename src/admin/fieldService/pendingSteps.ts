// Steps of a driver that could not be sent yet: kept on the phone, sent in their order once there is a connection again.
import { session, type PendingStep } from '../../session/index.ts'

/** Those of a person, the oldest first. */
export const pendingOf = (staffId: string | undefined, all: readonly PendingStep[] | undefined = session.get('steps')): PendingStep[] =>
  (all ?? []).filter((one) => one.staffId === staffId)

/** Keeps one more. */
export const keepStep = (step: PendingStep): void => session.set('steps', [...(session.get('steps') ?? []), step])

/** Forgets one that was sent, or that can never be. */
export function dropStep(step: PendingStep): void {
  const key = JSON.stringify(step)
  session.set(
    'steps',
    (session.get('steps') ?? []).filter((one) => JSON.stringify(one) !== key),
  )
}
