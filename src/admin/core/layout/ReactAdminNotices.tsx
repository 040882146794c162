import { useEffect, useRef, useState } from 'react'
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'
import { toasts, useToasts } from '../../../http/index.ts'

/** How long a change can be undone, in ms. */
const undoLifetime = 10_000
/** Messages that the server already sends with its answer. */
const saidByServer = /^resources\.\w+\.notifications\.(created|updated|deleted)$/

/**
 * Shows the texts of react-admin's `useNotify` among the client's notices. An undoable change is sent when its notice closes, or undone by
 * the notice's button; one at a time, because react-admin queues them in order.
 */
export function ReactAdminNotices() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const translate = useTranslate()
  const shown = useToasts()
  const [waiting, setWaiting] = useState<number | null>(null)
  const undone = useRef(false)

  useEffect(() => {
    const next = notifications[0]
    if (!next) return
    const { undoable = false, messageArgs } = next.notificationOptions ?? {}
    if (undoable && waiting !== null) return toasts.dismiss(waiting)
    takeNotification()
    if (typeof next.message !== 'string' || (!undoable && saidByServer.test(next.message))) return
    const text = translate(next.message, messageArgs as Record<string, unknown> | undefined)
    if (next.type === 'error' || next.type === 'warning') return toasts.error({ text })
    if (!undoable) return toasts.success({ text })
    undone.current = false
    const run = () => {
      undone.current = true
    }
    toasts.success({ text }, { key: 'admin.delete.undo', lifetime: undoLifetime, run })
    setWaiting(toasts.list().at(-1)?.id ?? null)
  }, [notifications, takeNotification, translate, waiting])

  const gone = waiting !== null && !shown.some(({ id }) => id === waiting)
  useEffect(() => {
    if (!gone) return
    setWaiting(null)
    takeMutation()?.({ isUndo: undone.current })
  }, [gone, takeMutation])

  // On unmount, such as with a change of language, a change that was not undone is sent.
  const last = useRef<() => void>(undefined)
  useEffect(() => {
    last.current = waiting === null ? undefined : () => takeMutation()?.({ isUndo: undone.current })
  }, [waiting, takeMutation])
  useEffect(() => () => last.current?.(), [])

  useEffect(() => {
    if (waiting === null) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [waiting])
  return null
}
