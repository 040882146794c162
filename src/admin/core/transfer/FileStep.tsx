import Table from '@mui/icons-material/TableChartOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type DragEvent } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import type { UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { tableFormats, transferLimits } from '../../../schema/core/longWork/tableFiles.ts'
import { useI18n } from '../useI18n.ts'
import { templatePath, uploadTable } from './importCalls.ts'
import { saveFile } from '../saveFile.ts'

const megabyte = 1_000_000

/** Takes a table file by choice or drop, and shows its errors. */
export function FileStep({ resource, onFile }: { resource: string; onFile: (file: UploadedFile) => void }) {
  const { translate, format } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const [over, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const max = format.number(transferLimits.bytes / megabyte)
  const take = async (file: File | undefined) => {
    if (!file || busy) return
    setProblem(file.size > transferLimits.bytes ? translate('validation.fileTooLarge', { max }) : '')
    if (file.size > transferLimits.bytes) return
    setBusy(true)
    try {
      onFile(await uploadTable(resource, file))
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setProblem(failure.fields['file'] ?? failure.message)
    } finally {
      setBusy(false)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 860 }}>
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.25,
          paddingBlock: { xs: 5, sm: 7 },
          paddingInline: 3,
          textAlign: 'center',
          borderRadius: 3,
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'surface.control',
          bgcolor: over ? 'surface.brand' : 'background.paper',
        }}
      >
        <Table aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />
        <Typography variant="body1">{translate(busy ? 'admin.transfer.reading' : 'admin.transfer.drop')}</Typography>
        <Button
          variant="contained"
          disabled={busy}
          aria-describedby={help}
          startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
          onClick={() => input.current?.click()}
        >
          {translate('admin.transfer.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={translate('admin.transfer.choose')}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Typography id={help} variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.transfer.limits', { max, rows: format.number(transferLimits.rows) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.transfer.templateHelp')}
        </Typography>
        {tableFormats.map((one) => (
          <Button key={one} size="small" variant="outlined" onClick={press(() => saveFile(templatePath(resource, one)))}>
            {translate(`admin.transfer.format.${one}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
