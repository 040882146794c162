import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadedFile } from '../schema/files/calls/uploads.ts'
import type { UploadKind } from '../schema/core/uploads.ts'
import type { Area, Side, UploadMistake } from './index.ts'

/** A file that is being uploaded. */
export interface Sending {
  key: number
  file: File
  phase: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** The share that was sent, 0 to 1. */
  part: number
  mistake?: UploadMistake
}
/** A picture of which the person chooses a part. */
interface Cutting {
  picture: File
  use: (area: Area) => void
  cancel: () => void
}
/** Uploads, one after the other. */
interface Sendings {
  items: readonly Sending[]
  cutting: Cutting | undefined
  begin(files: readonly File[]): void
  again(key: number): void
  /** Cancels a file, or removes a failed one. */
  drop(key: number): void
}
interface SendingOptions {
  side: Side
  kind: UploadKind
  /** Called with each stored file, and its size in bytes before it was prepared. */
  onDone: (file: UploadedFile, before: number) => void
  /** Called with the error of each file that failed, besides the message beside it. */
  onFailure?: (error: unknown) => void
}
const loadMedia = () => import('./index.ts')
const givenUp = () => new DOMException('', 'AbortError')

/** Prepares and uploads files of a kind. The code that does so is loaded with the first file. */
export function useSendings({ side, kind, onDone, onFailure }: SendingOptions): Sendings {
  const [items, setItems] = useState<readonly Sending[]>([])
  const [cutting, setCutting] = useState<Cutting>()
  const stops = useRef(new Map<number, AbortController>())
  const ready = useRef(new Map<number, File>())
  // Files that were cancelled while they waited.
  const dropped = useRef(new Set<number>())
  const queue = useRef(Promise.resolve())
  const last = useRef(0)
  const callbacks = useRef({ onDone, onFailure })
  useEffect(() => {
    callbacks.current = { onDone, onFailure }
  })
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])

  const change = useCallback(
    (key: number, to: Partial<Sending>) => setItems((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one))),
    [],
  )
  const forget = useCallback((key: number) => {
    stops.current.delete(key)
    ready.current.delete(key)
    setItems((all) => all.filter((one) => one.key !== key))
  }, [])

  const partOf = useCallback(
    (picture: File, signal: AbortSignal) =>
      new Promise<Area>((resolve, reject) => {
        const end = () => setCutting(undefined)
        signal.addEventListener('abort', () => (end(), reject(givenUp())))
        setCutting({ picture, use: (area) => (end(), resolve(area)), cancel: () => (end(), reject(givenUp())) })
      }),
    [],
  )

  const send = useCallback(
    async (key: number, file: File) => {
      if (dropped.current.has(key)) return
      const stop = new AbortController()
      const { signal } = stop
      stops.current.set(key, stop)
      change(key, { phase: 'preparing', part: 0 })
      const media = await loadMedia()
      try {
        let prepared = ready.current.get(key)
        if (!prepared) {
          media.takes(file, kind)
          const cut = media.isPicture(file) && media.shapeOf(kind) !== undefined
          const picture = cut ? await media.decoded(file) : file
          if (cut) await media.checkRoom(picture, kind)
          const area = cut ? await partOf(picture, signal) : undefined
          prepared = await media.prepareImage(picture, kind, { area, signal })
          ready.current.set(key, prepared)
        }
        change(key, { phase: 'sending' })
        const kept = await media.upload(side, prepared, kind, { signal, onProgress: (part) => change(key, { part }) })
        forget(key)
        callbacks.current.onDone(kept, file.size)
      } catch (error) {
        const mistake = media.mistakeOf(error)
        if (mistake) change(key, { phase: 'failed', mistake })
        else forget(key)
        callbacks.current.onFailure?.(error)
      }
    },
    [side, kind, change, forget, partOf],
  )

  const line = useCallback(
    (key: number, file: File) => {
      queue.current = queue.current
        .then(() => send(key, file))
        .catch(() => change(key, { phase: 'failed', mistake: { key: 'errors.unavailable', again: true } }))
    },
    [send, change],
  )
  return {
    items,
    cutting,
    begin: (files) => {
      const added = files.map((file): Sending => ({ key: (last.current += 1), file, phase: 'waiting', part: 0 }))
      setItems((all) => [...all.filter(({ phase }) => phase !== 'failed'), ...added])
      for (const { key, file } of added) line(key, file)
    },
    again: (key) => {
      const item = items.find((one) => one.key === key)
      if (item) line(key, item.file)
    },
    drop: (key) => {
      dropped.current.add(key)
      stops.current.get(key)?.abort()
      forget(key)
    },
  }
}
