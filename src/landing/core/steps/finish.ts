import { createContext, use } from 'react'

/** Called with the server's answer when a flow was sent; provided by the flow's page. */
export const Finish = createContext<((answer: unknown) => void) | undefined>(undefined)

/** Returns the function that ends a step's flow with the server's answer. */
export function useFinish(): (answer: unknown) => void {
  const finish = use(Finish)
  if (!finish) throw new Error('A step stands outside of its page')
  return finish
}
