import { useCallback, useRef } from 'react'
import { createClient, HttpError } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { openVisit } from '../../schema/appointments/calls.ts'
import { call, isUnauthenticated } from '../core/api.ts'

const client = createClient('landing')

/** Whether an error means that the link is invalid or expired. */
export const isLinkOver = (failure: unknown): boolean =>
  failure instanceof HttpError && (failure.code === 'linkExpired' || failure.status === 400 || failure.status === 404)

/** The session of a booking's link. It is kept in the page only: it replaces no session of a signed-in person, and nothing is stored. */
export function useLinkSession(link: string): {
  enter: () => Promise<Omit<OutputOf<'openVisit'>, 'token'>>
  ask: typeof call
  headers: () => Record<string, string>
} {
  const token = useRef<string>(undefined)
  const enter = useCallback(async () => {
    const { token: opened, ...shown } = await call(openVisit, { link }, { quiet: 'silent' })
    token.current = opened
    return shown
  }, [link])
  const headers = useCallback(() => ({ authorization: `Bearer ${token.current}` }), [])
  const ask: typeof call = useCallback(
    async (name, input, options) => {
      const inside = () => client.call(name, input, { ...options, headers: headers() })
      try {
        if (token.current === undefined) await enter()
        return await inside()
      } catch (failure) {
        // The session is shorter than the link's validity, so it is opened again.
        if (!isUnauthenticated(failure)) throw failure
        await enter()
        return inside()
      }
    },
    [enter, headers],
  )
  return { enter, ask, headers }
}
