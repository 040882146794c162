import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInput } from '../../fields/adminFieldInput.tsx'
import type { Word } from '../../schema/enumerations.ts'
import { enumerations } from '../../schema/leads/enumerations.ts'
import { logContact } from '../../schema/leads/calls.ts'
import { client } from '../core/client.ts'
import { fieldsOf, type Row } from '../core/definition.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { LineInput } from '../core/fields/LineInput.tsx'
import { FormDialog } from '../core/form/FormDialog.tsx'
import { useAct } from '../core/useAct.ts'
import { useI18n } from '../core/useI18n.ts'
import { TypedTimeField } from './TypedTimeField.tsx'
import { readTypedTime } from './typedTime.ts'
import { callingHour, momentOfChoice, nextContacts, type NextContact } from './nextContact.ts'

/** How the lead was contacted. */
export type Channel = Word<'followUpChannel'>
interface Typed {
  comment: string
  dueAt: string | null
}
const choices = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButton-root': {
    minBlockSize: 44,
    paddingInline: 1.75,
    borderRadius: '999px !important',
    border: 1,
    borderColor: 'divider',
    textTransform: 'none',
  },
}

interface ChoicesProps<T> {
  /** Id of the element with the group's name. */
  label: string
  values: readonly T[]
  value: T | null
  textOf: (value: T) => string
  onChange: (value: T) => void
}

function Choices<T extends string>({ label, values, value, textOf, onChange }: ChoicesProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      aria-labelledby={label}
      onChange={(_event, chosen: T | null) => chosen && onChange(chosen)}
      sx={choices}
    >
      {values.map((one) => (
        <ToggleButton key={one} value={one}>
          {textOf(one)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Logs a contact with a lead: what came of it, a note, and when the next one is. Enter saves. */
export function ContactDialog({ lead, channel, onClose }: { lead: Row; channel: Channel; onClose: () => void }) {
  const { translate, format, timeZone } = useI18n()
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [result, setResult] = useState<Word<'contactResult'> | null>(null)
  const [next, setNext] = useState<NextContact>('none')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const { run } = useAct(['leads', 'followUps', 'audit', 'dashboard', 'badges'])
  const form = useForm<Typed>({ defaultValues: { comment: '', dueAt: null } })
  const { dueAt } = fieldsOf('followUps')
  const submit = form.handleSubmit(async (typed) => {
    if (!result) return setMissing(true)
    const read = words.trim() === '' ? undefined : readTypedTime(words, new Date(), timeZone)
    if (read && 'problem' in read) return
    const due = read ? read.moment : next === 'other' ? typed.dueAt : momentOfChoice(next, new Date(), timeZone)
    if (!due && next === 'other') return form.setError('dueAt', { message: translate('validation.required') })
    const request = { result, channel, comment: typed.comment.trim() || null, dueAt: due }
    const refused = await run(() => client.call(logContact, request, { params: { id: lead.id }, idempotencyKey: key, quiet: true }))
    for (const [name, message] of Object.entries(refused ?? {})) form.setError(name as keyof Typed, { message })
    if (!refused) onClose()
  })
  return (
    <FormDialog
      title={translate('admin.lead.contact.log')}
      confirm={translate('admin.lead.contact.save')}
      onSubmit={submit}
      onClose={onClose}
      wide
    >
      <FormProvider {...form}>
        <FieldFrame
          id={`${id}-result`}
          label={translate('admin.lead.contact.title')}
          required
          error={missing ? translate('admin.lead.contact.missing') : undefined}
          group
        >
          <Choices
            label={`${id}-result-label`}
            values={enumerations.contactResult}
            value={result}
            textOf={(one) => translate(`enumerations.contactResult.${one}`)}
            onChange={(chosen) => {
              setResult(chosen)
              setMissing(false)
            }}
          />
        </FieldFrame>
        <LineInput name="comment" resource="followUps" required={false} />
        <FieldFrame id={`${id}-next`} label={translate('admin.lead.contact.next')} required group>
          <Choices
            label={`${id}-next-label`}
            values={nextContacts}
            value={words.trim() === '' ? next : null}
            textOf={(one) => translate(`admin.lead.contact.when.${one}`, { time: format.clock(callingHour) })}
            onChange={(chosen) => {
              setNext(chosen)
              setWords('')
            }}
          />
        </FieldFrame>
        <TypedTimeField
          value={words}
          onChange={(text) => {
            setWords(text)
            form.clearErrors('dueAt')
          }}
          sent={form.formState.isSubmitted}
          error={words.trim() === '' ? undefined : form.formState.errors.dueAt?.message}
        />
        {next === 'other' && words.trim() === '' && dueAt && <FieldInput field={dueAt} name="dueAt" resource="followUps" />}
      </FormProvider>
    </FormDialog>
  )
}
