import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useCreate, useUpdate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { changedFields, givenFields, sameValue } from '../../../dataProvider/index.ts'
import { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { Row } from '../../definition.ts'
import { dropUnsaved, formName, unsavedOf } from '../../unsaved.ts'
import { emptiedValues } from './emptied.ts'
import { resolverFor, type FormValues } from './resolver.ts'
import { useKeptInput } from './useKeptInput.ts'
import { initialValues, rowValues } from './visibleFields.ts'

/** Everything a form of a resource does: fill, check, keep, save, and settle what two people changed. */
export function useResourceForm(resource: string, row: Row | undefined, initial: FormValues = {}) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const name = formName(resource, row?.id)
  const [kept] = useState(() => unsavedOf(name))
  const [restored, setRestored] = useState(kept?.at)
  // Input kept over an older version stays an edit of that version: on saving the server says so and the person chooses.
  const [base, setBase] = useState<Row | undefined>(() => (row && kept?.version ? { ...row, ...kept.before, version: kept.version } : row))
  const baseRef = useRef(base)
  baseRef.current = base
  const [conflict, setConflict] = useState<Row | null>(null)
  const [saving, setSaving] = useState(false)
  const first = () => (baseRef.current ? rowValues(resource, baseRef.current) : { ...initialValues(resource), ...initial })
  const [start] = useState(first)
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { ...start, ...kept?.values },
    resolver: resolverFor(resource, translate, () => baseRef.current),
  })
  const values = form.watch()
  const changed = base
    ? Object.keys(changedFields(resource, emptiedValues(values), base))
    : Object.keys(givenFields(resource, emptiedValues(values))).filter((field) => !sameValue(values[field], start[field]))
  const keeping = useKeptInput(name, values, changed, base)
  const [create] = useCreate()
  const [update] = useUpdate()

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (changed.length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed.length])

  const refused = (failure: unknown) => {
    if (!(failure instanceof HttpError)) throw failure
    if (failure.code === 'staleVersion' && failure.details['current']) return setConflict(failure.details['current'] as Row)
    Object.entries(failure.fields).forEach(([path, message], place) =>
      form.setError(path, { type: 'server', message }, { shouldFocus: place === 0 }),
    )
  }
  const send = async (data: FormValues, over: Row | undefined) => {
    setSaving(true)
    try {
      const saved = over
        ? await update(resource, { id: over.id, data: { ...data, version: over.version }, previousData: over }, { returnPromise: true })
        : await create(resource, { data }, { returnPromise: true })
      keeping.stop()
      dropUnsaved(name)
      void navigate(`/home/${resource}/${String((saved as { id: unknown }).id)}/show`)
    } catch (failure) {
      refused(failure)
    } finally {
      setSaving(false)
    }
  }
  return {
    form,
    base,
    changed,
    restored,
    saving,
    conflict,
    save: (event: SyntheticEvent) => form.handleSubmit((data) => send(data, baseRef.current))(event),
    discard: () => {
      dropUnsaved(name)
      setRestored(undefined)
      setBase(row)
      baseRef.current = row
      form.reset(first())
    },
    dismiss: () => setConflict(null),
    /** Goes on from the present row with the values that were chosen, and saves again. */
    settle: async (current: Row, chosen: FormValues) => {
      setConflict(null)
      setBase(current)
      baseRef.current = current
      form.reset({ ...rowValues(resource, current), ...chosen })
      await form.handleSubmit((data) => send(data, current))()
    },
  }
}
