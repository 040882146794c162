import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { resources } from '../../../schema/resources.ts'
import type { UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { mayImport } from '../../../schema/core/longWork/tableFiles.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf } from '../definition.ts'
import { NotAllowed } from '../pages/NotAllowed.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { PageHeader } from '../pages/PageHeader.tsx'
import { nounOf, useI18n } from '../useI18n.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { firstPlan, type Plan } from './plan.ts'
import { RunStep } from './RunStep.tsx'

const steps = ['file', 'columns', 'check', 'run'] as const

/** The import in steps: choose the file, map its columns, check the preview, run it. */
export function ImportPage() {
  const { resource = '' } = useParams()
  const staff = useSession('staff')
  if (!(resource in resources)) return <NotFound />
  if (!staff || !mayImport(staff, definitionOf(resource))) return <NotAllowed />
  return <ImportSteps key={resource} resource={resource} />
}

function ImportSteps({ resource }: { resource: string }) {
  const { translate } = useI18n()
  const [step, setStep] = useState<(typeof steps)[number]>('file')
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [jobId, setJobId] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step is focused at its beginning, for screen readers and keyboards.
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [step])
  const restart = () => {
    setFile(null)
    setPlan(null)
    setJobId(null)
    setStep('file')
  }
  return (
    <>
      <PageHeader resource={resource} title={translate('admin.transfer.title', { name: nounOf(translate, resource) })} />
      <Stepper
        activeStep={steps.indexOf(step)}
        sx={{ marginBlockEnd: 2.5, maxInlineSize: 860, '& .MuiStepLabel-label': { fontSize: 13.5 } }}
      >
        {steps.map((one) => (
          <Step key={one} aria-current={one === step ? 'step' : undefined}>
            <StepLabel sx={{ '& .MuiStepLabel-labelContainer': { display: { xs: one === step ? 'block' : 'none', sm: 'block' } } }}>
              {translate(`admin.transfer.step.${one}`)}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography component="h2" variant="h2" ref={heading} tabIndex={-1} sx={{ marginBlockEnd: 1.5, outline: 'none !important' }}>
        {translate(`admin.transfer.step.${step}`)}
      </Typography>
      {step === 'file' && (
        <FileStep
          resource={resource}
          onFile={(next) => {
            setFile(next)
            setPlan(firstPlan(next))
            setStep('columns')
          }}
        />
      )}
      {step === 'columns' && file && plan && (
        <ColumnsStep resource={resource} file={file} plan={plan} onPlan={setPlan} onBack={restart} onNext={() => setStep('check')} />
      )}
      {step === 'check' && file && plan && (
        <CheckStep
          resource={resource}
          file={file}
          plan={plan}
          onBack={() => setStep('columns')}
          onStarted={(id) => {
            setJobId(id)
            setStep('run')
          }}
        />
      )}
      {step === 'run' && jobId && <RunStep resource={resource} jobId={jobId} onAgain={restart} />}
    </>
  )
}
