import { createContext, use } from 'react'

/** Told the server's answer when a flow was sent; its page provides it. */
export const Finish = createContext<((answer: unknown) => void) | undefined>(undefined)

/** Ends the flow that a step belongs to, with the server's answer. */
export function useFinish(): (answer: unknown) => void {
  const finish = use(Finish)
  if (!finish) throw new Error('A step stands outside of its page')
  return finish
}
