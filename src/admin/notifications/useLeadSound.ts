import { useEffect, useRef } from 'react'
import type { Word } from '../../schema/enumerations.ts'
import { ownNotifications } from '../../schema/notifications/calls.ts'
import { client } from '../core/client.ts'
import { useLive } from '../core/live/useLive.ts'
import { usePreferences } from '../core/preferences.ts'

/** The notices that a sound is played for. */
const rings: readonly Word<'notificationKind'>[] = ['leadNew', 'leadWaiting', 'leadAssigned']
/** Older notices, as after a gap of the connection, are not played, in ms. */
const fresh = 120_000
const entry = 'wakeel-rung'
const latest = 5

// Of several tabs the first plays it.
function isFirst(id: string): boolean {
  try {
    if (localStorage.getItem(entry) === id) return false
    localStorage.setItem(entry, id)
  } catch {
    // With blocked storage each tab plays it.
  }
  return true
}

/** Plays a sound when a notice of a new lead arrives, also while the page is not in front, if the person chose so. */
export function useLeadSound(): void {
  const { leadSound } = usePreferences()
  const asking = useRef(false)
  // The sound's code is there when the first notice comes.
  useEffect(() => {
    if (leadSound) void import('./playSound.ts').catch(() => undefined)
  }, [leadSound])
  useLive(['notifications'], ({ action }) => {
    if (!leadSound || action === 'resync' || asking.current) return
    asking.current = true
    void ring()
      .catch(() => undefined)
      .finally(() => {
        asking.current = false
      })
  })
}

async function ring(): Promise<void> {
  const { data } = await client.call(ownNotifications, { size: latest }, { quiet: 'silent' })
  const since = new Date(Date.now() - fresh).toISOString()
  const news = data.find(({ kind, readAt, createdAt }) => readAt === null && createdAt > since && rings.includes(kind))
  if (!news || !isFirst(news.id)) return
  const { playSound } = await import('./playSound.ts')
  await playSound()
}
