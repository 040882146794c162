// The files of a new flow, by their names in its folder.
import { capital } from './places.mjs'

export function flowFiles({ name, feature, call, resource, field, resourceFile, idempotent }) {
  const Name = capital(name)
  const definition = resourceFile.replace(/^src\//, '../../../')
  return {
    [`${Name}.tsx`]: `import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'

const ${Name}Steps = later(() => import('./${Name}Steps.tsx').then((file) => file.${Name}Steps))
const ${Name}Sent = later(() => import('./${Name}Sent.tsx').then((file) => file.${Name}Sent))

/** The page of the flow. */
export function ${Name}() {
  return (
    <FlowPage<true> page="${name}" proof="find" done={(_sent, another) => <${Name}Sent onAnother={another} />}>
      {() => <${Name}Steps />}
    </FlowPage>
  )
}
`,
    [`${Name}Steps.tsx`]: `import { FlowProvider, FlowSteps } from './plan.ts'
import { WordsStep } from './WordsStep.tsx'

const views = { words: WordsStep }

/** The steps of the flow. */
export function ${Name}Steps() {
  return (
    <FlowProvider>
      <FlowSteps views={views} />
    </FlowProvider>
  )
}
`,
    [`${Name}Sent.tsx`]: `import { useTranslate } from '../../../i18n/index.ts'
import { Sent } from '../../core/steps/Sent.tsx'

/** It was sent. */
export function ${Name}Sent({ onAnother }: { onAnother: () => void }) {
  const t = useTranslate()
  return (
    <Sent title={t('landing.${name}.done')} text={t('landing.${name}.doneText')}>
      <button type="button" className="button button-plain" onClick={onAnother}>
        {t('landing.${name}.another')}
      </button>
    </Sent>
  )
}
`,
    'plan.ts': `// What a person has said so far, and the flow that asks for it.
import type { Draft } from '../../core/steps/draft.ts'
import { makeFlow } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'

interface ${Name}Draft extends Draft {
  ${field}: string
}

const plan: Plan<${Name}Draft, 'words'> = {
  name: '${name}',
  shape: 1,
  empty: () => ({ ${field}: '' }),
  steps: ['words'],
  answered: { words: () => false },
}
/** The flow's parts; a step reads it by \`useFlow\`. */
export const { FlowProvider, FlowSteps, useFlow } = makeFlow(plan)
`,
    'WordsStep.tsx': `import { z } from 'zod'
import { useTranslate } from '../../../i18n/index.ts'
import { ${call} } from '../../../schema/${feature}/calls.ts'
import { ${resource} } from '${definition}'
import { call } from '../../core/api.ts'
import { Ask } from '../../core/forms/Ask.tsx'
import { useFinish } from '../../core/steps/finish.ts'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useDraftForm } from '../../core/steps/useDraftForm.ts'
import { useSending } from '../../core/steps/useSending.ts'
import { useFlow } from './plan.ts'

const input = z.object({ ${field}: ${resource}.fields.${field}.input })

/** In the person's own words, and the press that sends it. */
export function WordsStep() {
  const t = useTranslate()
  const { draft, change } = useFlow()
  const finish = useFinish()
  const form = useDraftForm(input, { ${field}: draft.${field} }, change, (words) => ({ ${field}: words.${field}.trim() }))
  const { send, complaint } = useSending(async () => {
    const given = form.check()
    if (!given) return
    await call(${call}, given, { ${idempotent ? 'idempotencyKey: draft.idempotencyKey, ' : ''}blocking: true, quiet: true })
    finish(true)
  }, form.refused)
  return (
    <StepForm title={t('landing.${name}.title')} text={t('landing.${name}.text')} complaint={complaint} onNext={send}>
      <Ask form={form} of={${resource}} name="${field}" label={t('landing.${name}.label')} />
    </StepForm>
  )
}
`,
  }
}
