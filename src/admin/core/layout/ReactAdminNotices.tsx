import { useEffect, useRef, useState } from 'react'
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'
import { toasts, useToasts } from '../../../http/index.ts'

/** How long a change waits for anyone who wants it back, in ms. */
const undoLifetime = 10_000
/** What the server says itself with its answer, once. */
const saidByServer = /^resources\.\w+\.notifications\.(created|updated|deleted)$/

/**
 * Shows what react-admin's `useNotify` says among the notices of the client, texts only. An undoable change is sent when its notice goes,
 * or taken back by the notice's button; one waits at a time, because react-admin keeps them in the order of their making.
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

  // Nothing waits any longer once this is gone, such as with another language: what was not taken back is sent.
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
