import { useState } from 'react'
import type { Row } from '../definition.ts'
import { dropUnsaved, formName, isOfThisTab, unsavedOf, type UnsavedForm } from '../unsaved.ts'

/** Unsaved input of this form: restored if typed in this tab, offered if typed in another. */
export function useDraft(resource: string, row: Row | undefined, from: string) {
  const name = formName(resource, row?.id)
  const [found] = useState(() => unsavedOf(name))
  const [taken, setTaken] = useState<UnsavedForm | undefined>(() =>
    found && isOfThisTab(found) && found.from === from ? found : undefined,
  )
  const [offered, setOffered] = useState<UnsavedForm | undefined>(() => (found && !taken ? found : undefined))
  return {
    taken,
    offered,
    take: () => {
      setTaken(offered)
      setOffered(undefined)
      return offered
    },
    drop: () => {
      dropUnsaved(name)
      setTaken(undefined)
      setOffered(undefined)
    },
    /** Hides the notice; the input stays. */
    settle: () => {
      setTaken(undefined)
      setOffered(undefined)
    },
  }
}

/** The row as it was when the kept input was typed: saving over a newer one reports a conflict. */
export const draftBase = (row: Row | undefined, kept: UnsavedForm | undefined): Row | undefined =>
  row && kept?.version ? { ...row, ...kept.before, version: kept.version } : row
