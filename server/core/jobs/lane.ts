/**
 * Runs `round` once after each `wake`, never twice at the same time; wakes during a round cause one more. `rest` waits for the current
 * round.
 */
export function lane(round: () => Promise<void>): { wake: () => void; rest: () => Promise<void> } {
  let again = false
  let busy: Promise<void> | undefined
  const loop = async () => {
    while (again) {
      again = false
      await round()
    }
    busy = undefined
  }
  return {
    wake: () => {
      again = true
      busy ??= loop()
    },
    rest: async () => busy,
  }
}
