// A driver's stages that could not be sent: stored on the phone, sent in order once there is a connection.
import { session, type PendingStep } from '../../session/index.ts'

/** The pending stages of a person, oldest first. */
export const pendingOf = (staffId: string | undefined, all: readonly PendingStep[] | undefined = session.get('steps')): PendingStep[] =>
  (all ?? []).filter((one) => one.staffId === staffId)

/** Stores one more. */
export const keepStep = (step: PendingStep): void => session.set('steps', [...(session.get('steps') ?? []), step])

/** Removes one that was sent, or that was refused. */
export function dropStep(step: PendingStep): void {
  const key = JSON.stringify(step)
  session.set(
    'steps',
    (session.get('steps') ?? []).filter((one) => JSON.stringify(one) !== key),
  )
}
