import { useQueryClient } from '@tanstack/react-query'
import { useRef, type SyntheticEvent } from 'react'
import { useDataProvider, useStoreContext } from 'react-admin'
import { definitionOf } from '../definition.ts'
import { useOverrides, type ByResource, type Override } from '../featureParts.ts'
import { resources } from '../../../schema/resources.ts'
import { useI18n } from '../useI18n.ts'

/** Hovering a link this long, in ms, means that it will be opened; passing over it does not. */
const intent = 60
const wayOf = (event: SyntheticEvent, overrides: ByResource<Override>): string | undefined => {
  const path = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
  const name = /^\/home\/(\w+)$/.exec(path)?.[1] ?? ''
  return Object.hasOwn(resources, name) && !definitionOf(name).single && !overrides[name]?.List ? name : undefined
}

/** Listeners for links to lists: the list is loaded before it is opened. */
export function useFetchAhead() {
  const memory = useQueryClient()
  const dataProvider = useDataProvider()
  const store = useStoreContext()
  const { timeZone } = useI18n()
  const overrides = useOverrides()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = (event: SyntheticEvent, after: number) => {
    clearTimeout(resting.current)
    const name = wayOf(event, overrides)
    // Nobody asked for it yet, so nothing is said about a missing network either.
    if (!name || !navigator.onLine) return
    const fetch = () =>
      void import('../list/fetchList.ts')
        .then(({ fetchList }) => fetchList(name, { memory, dataProvider, store, timeZone }))
        // The list itself will show the error.
        .catch(() => undefined)
    if (after === 0) fetch()
    else resting.current = setTimeout(fetch, after)
  }
  return {
    onPointerOver: (event: SyntheticEvent) => ask(event, intent),
    onFocus: (event: SyntheticEvent) => ask(event, intent),
    onPointerDown: (event: SyntheticEvent) => ask(event, 0),
  }
}
