import { createContext, use } from 'react'
import { call } from '../core/api.ts'

/** How calls about a booking are made: with the session of this page, or with the session of a booking's link. */
interface Way {
  ask: typeof call
  link?: string
  /** Headers of the link's session, for files, which are not loaded by a call. */
  headers?: () => Record<string, string>
}
/** The way of calling for the components below. */
export const Asking = createContext<Way>({ ask: call })
/** The function that calls the API about a booking. */
export const useAsking = (): typeof call => use(Asking).ask
/** Query parameters that let a linked page use the same link's session. */
export function useLinkParams(): Record<string, string> {
  const { link } = use(Asking)
  return link === undefined ? {} : { visit: link }
}
const none = (): Record<string, string> => ({})
/** The headers of the link's session; none with the session of this page. */
export const useLinkHeaders = (): (() => Record<string, string>) => use(Asking).headers ?? none
