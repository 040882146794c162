import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError, press } from '../../../http/index.ts'
import type { Profile } from '../../../schema/staff/calls/profile.ts'
import { sameValue } from '../../../dataProvider/index.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { fieldsOf } from '../../core/definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { useI18n } from '../../core/useI18n.ts'
import { useSaveProfile } from './useProfile.ts'

const own = ['name', 'photo', 'languageId'] as const
type Own = Pick<Profile, (typeof own)[number]>
const ownOf = ({ name, photo, languageId }: Profile): Own => ({ name, photo, languageId })

/** Name in both languages, photo, and the language of messages to the person. */
export function ProfilePanel({ profile }: { profile: Profile }) {
  const { translate } = useI18n()
  const save = useSaveProfile()
  const form = useForm<Own>({ defaultValues: ownOf(profile) })
  const { version } = profile
  const { reset, formState } = form
  // Somebody else may have changed the row: typed values stay, the others are updated.
  useEffect(() => reset(ownOf(profile), { keepDirtyValues: true }), [reset, profile])
  const submit = form.handleSubmit((values) => {
    const changes = Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, profile[name as keyof Own])))
    if (Object.keys(changes).length === 0) return
    save.mutate(
      { version, ...changes },
      {
        onSuccess: (answer) => reset(ownOf(answer.profile)),
        onError: (failure) => {
          if (!(failure instanceof HttpError)) return
          for (const [path, message] of Object.entries(failure.fields)) form.setError(path as keyof Own, { message })
        },
      },
    )
  })
  return (
    <Panel title={translate('admin.me.profile')} text={profile.staffNo}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
          {own.map((name) => {
            const field = fieldsOf('staff')[name]
            if (!field) return null
            const { Input } = partOf(field)
            return <Input key={name} field={field} name={name} resource="staff" />
          })}
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Button type="submit" variant="contained" disabled={!formState.isDirty}>
              {translate('admin.form.save')}
            </Button>
            {formState.isDirty && (
              <Button color="inherit" onClick={() => reset(ownOf(profile))}>
                {translate('admin.form.discard')}
              </Button>
            )}
          </Box>
        </Box>
      </FormProvider>
    </Panel>
  )
}
