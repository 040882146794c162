import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCreate, useUpdate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { changedFields, givenFields, sameValue } from '../../../dataProvider/index.ts'
import { HttpError, toasts } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { Row } from '../definition.ts'
import { shownRow } from '../show/shownRow.ts'
import { conflictOf, settledValues } from './conflicts.ts'
import { emptiedValues } from './emptied.ts'
import { resolverFor, type FormValues } from './resolver.ts'
import { draftBase, useDraft } from './useDraft.ts'
import { useKeptInput } from './useKeptInput.ts'
import { initialValues, rowValues } from './visibleFields.ts'

/** Where to go after saving: to the row, stay in the form, or to another new one. */
export type AfterSave = 'show' | 'stay' | 'another'
interface Given {
  initial?: FormValues
  /** Shows which fields were refused. */
  onRefused: (names: string[]) => void
}

/** The state of a resource's form: initial values, checks, drafts, saving once, and conflicts. */
export function useResourceForm(resource: string, row: Row | undefined, { initial = {}, onRefused }: Given) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const from = JSON.stringify(initial)
  const draft = useDraft(resource, row, from)
  const origin = useRef(row)
  const [base, setBase] = useState(() => draftBase(row, draft.taken))
  const baseRef = useRef(base)
  const startFrom = (next: Row | undefined) => {
    baseRef.current = next
    setBase(next)
  }
  const [conflict, setConflict] = useState<Row | null>(null)
  const [gone, setGone] = useState(false)
  const [saving, setSaving] = useState(false)
  // A ref, because a second press comes before the state is updated.
  const busy = useRef(false)
  const key = useRef(crypto.randomUUID())
  const after = useRef<AfterSave>('show')
  const first = () => (baseRef.current ? rowValues(resource, baseRef.current) : { ...initialValues(resource), ...initial })
  const [start] = useState(first)
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...start, ...draft.taken?.values },
    resolver: resolverFor(resource, translate, () => baseRef.current),
  })
  const values = form.watch()
  const changed = base
    ? Object.keys(changedFields(resource, emptiedValues(values), base))
    : Object.keys(givenFields(resource, emptiedValues(values))).filter((field) => !sameValue(values[field], start[field]))
  const keeping = useKeptInput(resource, row?.id, { values, changed, base, from })
  const [create] = useCreate()
  const [update] = useUpdate()
  // A ref for the leave guard: state would be updated after the navigation that follows a save.
  const unsaved = useRef(0)
  unsaved.current = busy.current ? 0 : changed.length

  const queries = useQueryClient()
  const done = (saved: Row) => {
    // The row's page shows the saved version at once.
    queries.setQueryData([resource, 'getOne', { id: String(saved.id), meta: shownRow }], saved)
    void queries.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
    keeping.stop()
    draft.settle()
    unsaved.current = 0
    if (after.current === 'show') return void navigate(`/home/${resource}/${saved.id}/show`)
    if (after.current === 'another' && row) return void navigate(`/home/${resource}/create`)
    if (after.current === 'stay' && !row) return void navigate(`/home/${resource}/${saved.id}`, { replace: true })
    keeping.resume()
    key.current = crypto.randomUUID()
    if (row) origin.current = saved
    startFrom(origin.current)
    form.reset(first())
    if (!row) onRefused([])
  }
  const refused = (failure: unknown, typed: FormValues) => {
    if (!(failure instanceof HttpError)) throw failure
    const current = failure.details['current'] as Row | undefined
    if (failure.code === 'staleVersion' && current) return meet(current, typed)
    const messages = Object.entries(failure.fields)
    if (failure.code === 'notFound' && messages.length === 0 && baseRef.current) return setGone(true)
    if (failure.code === 'keyReused') key.current = crypto.randomUUID()
    for (const [path, message] of messages) form.setError(path, { type: 'server', message })
    if (messages.length > 0) onRefused(messages.map(([path]) => path.split('.')[0] ?? path))
  }
  const send = async (data: FormValues) => {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    const over = baseRef.current
    try {
      const saved: unknown = over
        ? await update(resource, { id: over.id, data: { ...data, version: over.version }, previousData: over }, { returnPromise: true })
        : await create(resource, { data, meta: { idempotencyKey: key.current } }, { returnPromise: true })
      busy.current = false
      done(saved as Row)
    } catch (failure) {
      busy.current = false
      refused(failure, data)
    } finally {
      setSaving(false)
    }
  }
  const submit = () => form.handleSubmit(send, (errors) => onRefused(Object.keys(errors)))()
  /** Continues with the present row and the chosen values, and saves again. */
  const settle = async (current: Row, chosen: FormValues) => {
    setConflict(null)
    origin.current = current
    startFrom(current)
    form.reset({ ...rowValues(resource, current), ...chosen })
    await submit()
  }
  // Fields that only one of the two changed need no choice.
  const meet = (current: Row, typed: FormValues) => {
    const over = baseRef.current
    // Refused with the version that was just sent: another attempt would never succeed.
    if (over?.version === current.version) return
    const met = over && conflictOf(resource, over, current, emptiedValues(typed))
    if (!over || !met || met.both.length > 0) return setConflict(current)
    toasts.success({ key: 'admin.conflict.merged' })
    void settle(current, settledValues(met, emptiedValues(typed), {}, over))
  }
  /** Continues with a row that somebody else saved, keeping the input; asks only about conflicting fields. */
  const take = (current: Row) => {
    const over = baseRef.current
    const typed = emptiedValues(form.getValues())
    const met = over && conflictOf(resource, over, current, typed)
    if (!over || !met || met.both.length > 0) return setConflict(current)
    origin.current = current
    startFrom(current)
    form.reset({ ...rowValues(resource, current), ...settledValues(met, typed, {}, over) })
  }
  return {
    form,
    base,
    take,
    changed,
    unsaved,
    draft: {
      ...draft,
      take: () => {
        const kept = draft.take()
        startFrom(draftBase(row, kept))
        form.reset({ ...first(), ...kept?.values })
      },
    },
    saving,
    conflict,
    gone,
    save: (next: AfterSave) => {
      after.current = next
      return submit()
    },
    discard: () => {
      draft.drop()
      startFrom(origin.current)
      form.reset(first())
    },
    /** The row was deleted: continues with the input as a new one. */
    asNew: () => {
      const all = givenFields(resource, emptiedValues(form.getValues()))
      keeping.stop()
      unsaved.current = 0
      void navigate(`/home/${resource}/create`, { state: { values: all } })
    },
    dismiss: () => {
      setConflict(null)
      setGone(false)
    },
    settle,
  }
}
