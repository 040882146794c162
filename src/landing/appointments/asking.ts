import { createContext, use } from 'react'
import { call } from '../core/api.ts'

/** How the calls of a booking are made, and the link that it is seen by: as the person on this page without one, or in the session of the link. */
interface Way {
  ask: typeof call
  link?: string
  /** Headers of the link's session, for what is no call: a file. */
  headers?: () => Record<string, string>
}
/** The way of what is below. */
export const Asking = createContext<Way>({ ask: call })
/** The way to call, for what is done to a booking. */
export const useAsking = (): typeof call => use(Asking).ask
/** What an address says so that the page behind it is seen by the same link. */
export function useLinkParams(): Record<string, string> {
  const { link } = use(Asking)
  return link === undefined ? {} : { visit: link }
}
const none = (): Record<string, string> => ({})
/** The headers of the link's session; none as the person on this page. */
export const useLinkHeaders = (): (() => Record<string, string>) => use(Asking).headers ?? none
