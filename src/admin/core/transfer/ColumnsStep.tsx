import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { Panel } from '../parts/Panel.tsx'
import { useI18n } from '../useI18n.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { FixedValues } from './FixedValues.tsx'
import { missingColumns, withColumn, type Plan } from './plan.ts'
import { RowsChoice } from './RowsChoice.tsx'
import { StepBar } from './StepBar.tsx'
import { Items } from '../parts/Items.tsx'

interface ColumnsStepProps {
  resource: string
  file: UploadedFile
  plan: Plan
  onPlan: (plan: Plan) => void
  onBack: () => void
  onNext: () => void
}

/** The mapping of the file's columns, fixed values, and how rows are identified. */
export function ColumnsStep({ resource, file, plan, onPlan, onBack, onNext }: ColumnsStepProps) {
  const { translate, format } = useI18n()
  const missing = missingColumns(file, plan)
  const matched = plan.mapping.filter((key) => key !== null).length
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {file.warnings.map((warning) => (
          <Alert key={warning} severity="warning" variant="outlined">
            {warning}
          </Alert>
        ))}
        <Panel
          title={translate('admin.transfer.columns')}
          text={translate('admin.transfer.matched', {
            count: format.number(matched),
            all: format.number(file.headings.length),
            rows: format.number(file.rows),
          })}
        >
          <Items>
            {file.headings.map((heading, place) => (
              <ColumnRow
                key={place}
                place={place}
                heading={heading}
                samples={file.samples[place] ?? []}
                columns={file.columns}
                value={plan.mapping[place] ?? null}
                onChange={(key) => onPlan(withColumn(plan, place, key))}
              />
            ))}
          </Items>
        </Panel>
        <FixedValues resource={resource} file={file} plan={plan} onPlan={onPlan} />
        <RowsChoice file={file} plan={plan} onPlan={onPlan} />
      </Box>
      <StepBar>
        {missing.length > 0 && (
          <Typography variant="body2" role="status" sx={{ marginInlineEnd: 'auto', color: 'warning.main' }}>
            {translate('admin.transfer.missing', { names: missing.map(({ label }) => label).join(translate('admin.filter.comma')) })}
          </Typography>
        )}
        <Button onClick={onBack}>{translate('admin.transfer.otherFile')}</Button>
        <Button variant="contained" disabled={matched === 0} onClick={onNext}>
          {translate('admin.transfer.toCheck')}
        </Button>
      </StepBar>
    </>
  )
}
