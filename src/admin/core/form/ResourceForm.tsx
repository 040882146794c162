import Box from '@mui/material/Box'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { RecordContextProvider } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { press } from '../../../http/index.ts'
import { definitionOf, type Row } from '../definition.ts'
import { BesideForm } from './BesideForm.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { usePageParts } from '../featureParts.ts'
import { focusField } from './focusField.ts'
import { FormSection } from './FormSection.tsx'
import { FormTabs, tabPanel } from './FormTabs.tsx'
import { GoneDialog } from './GoneDialog.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { ProblemList } from './ProblemList.tsx'
import { RowMakerHere } from './RowMakerHere.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useResourceForm, type AfterSave } from './useResourceForm.ts'
import { formSections, isTabbed } from './visibleFields.ts'

// The focused field is never under the top bar or the save bar.
const isInView = { '& input, & textarea, & button, & [role=combobox]': { scrollMarginBlock: { xs: '80px 190px', sm: '80px 96px' } } }

interface ResourceFormProps {
  resource: string
  row?: Row
  initial?: Record<string, unknown>
}

/** The form of any resource: a new row without `row`, an existing one with it. */
export function ResourceForm({ resource, row, initial }: ResourceFormProps) {
  const top = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState(0)
  const [refused, setRefused] = useState(false)
  const { Confirm, needsConfirm } = usePageParts(resource)
  const [confirming, setConfirming] = useState<AfterSave | null>(null)
  const {
    form,
    base,
    take,
    changed,
    unsaved,
    draft,
    discard,
    save: send,
    saving,
    conflict,
    gone,
    asNew,
    settle,
    dismiss,
  } = useResourceForm(resource, row, {
    ...(initial ? { initial } : {}),
    onRefused: (names) => {
      setRefused(names.length > 0)
      const first = sections.flatMap(({ fields }) => fields).find((name) => names.length === 0 || names.includes(name))
      if (first) toField(first)
    },
  })
  // Values that are refused need no confirmation.
  const save = async (next: AfterSave) =>
    Confirm && base && needsConfirm?.(form.getValues(), base) && (await form.trigger()) ? setConfirming(next) : send(next)
  const sections = formSections(resource, base)
  const tabbed = isTabbed(definitionOf(resource).tabs, sections.length)
  const toField = (name: string) => {
    const place = sections.findIndex(({ fields }) => fields.includes(name))
    // The field must be rendered before it can be focused.
    if (place >= 0) flushSync(() => setTab(place))
    focusField(top.current, name)
  }
  const wrong = Object.keys(form.formState.errors)
  const onKeys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!row || changed.length > 0) void save(row ? 'stay' : 'show')
  }
  return (
    <FormProvider {...form}>
      <RowMakerHere>
        <RecordContextProvider value={base}>
          <BesideForm resource={resource}>
            <Box
              component="form"
              ref={top}
              noValidate
              onKeyDown={onKeys}
              onSubmit={press(() => save('show'))}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minInlineSize: 0, ...isInView }}
            >
              {row && base && <ChangedMeanwhile resource={resource} base={base} saving={saving} dirty={changed.length > 0} onTake={take} />}
              {draft.taken && <DraftNotice at={draft.taken.at} onDiscard={discard} />}
              {draft.offered && <DraftNotice at={draft.offered.at} onRestore={draft.take} onDiscard={draft.drop} />}
              {refused && wrong.length > 0 && <ProblemList resource={resource} errors={form.formState.errors} onChoose={toField} />}
              {tabbed && <FormTabs resource={resource} sections={sections} wrong={wrong} active={tab} onChange={setTab} />}
              {sections.map(({ key, fields }, place) => (
                <Box key={key ?? ''} {...(tabbed ? tabPanel(place, tab) : {})}>
                  <FormSection resource={resource} name={key} fields={fields} row={base} />
                </Box>
              ))}
              <SaveBar resource={resource} row={base} changed={changed} saving={saving} onDiscard={discard} onSave={save} />
            </Box>
          </BesideForm>
        </RecordContextProvider>
      </RowMakerHere>
      <LeaveGuard unsaved={unsaved} onDiscard={discard} />
      {Confirm && confirming && (
        <Suspense fallback={null}>
          <Confirm
            onConfirm={() => {
              setConfirming(null)
              return send(confirming)
            }}
            onClose={() => setConfirming(null)}
          />
        </Suspense>
      )}
      {gone && <GoneDialog resource={resource} onNew={asNew} onClose={dismiss} />}
      {conflict && base && (
        <ConflictDialog
          resource={resource}
          base={base}
          current={conflict}
          mine={form.getValues()}
          onSettle={(values) => settle(conflict, values)}
          onClose={dismiss}
        />
      )}
    </FormProvider>
  )
}
