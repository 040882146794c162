import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Menu } from '../parts/late.tsx'
import { toasts, press } from '../../../http/index.ts'
import type { ExportRequest } from '../../../schema/core/longWork/transfer.ts'
import { tableFormats, type TableFormat } from '../../../schema/core/longWork/tableFiles.ts'
import { watchJob } from '../bulk/jobWatch.ts'
import { definitionOf } from '../definition.ts'
import { useColumns } from '../list/columns.ts'
import { useList } from '../list/ListProvider.tsx'
import { useSelection } from '../list/rows/selection.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { saveFile } from '../saveFile.ts'

interface Started {
  jobId: string
  successMessage?: string
}
// As in the list call: texts and lists of texts.
const asQuery = (filters: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]))

/** Exports the list's rows, or the selection, as a table file; a job makes a large one. `plain` among other actions. */
export function ExportButton({ resource, plain }: { resource: string; plain?: boolean }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const { question, total } = useList()
  const shown = useColumns(resource)
  const { ids: selectedIds } = useSelection()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [bytes, setBytes] = useState<number | null>(null)
  if (!may('export', resource)) return null

  const { title, subtitle = [], path } = definitionOf(resource)
  // The first column shows title and subtitle.
  const shownFields = [...new Set([...title, ...subtitle, ...shown])]
  const fetchFile = async (wanted: TableFormat, all: boolean) => {
    setAnchor(null)
    const { sort } = question
    const { q, ...filters } = question.filter
    const request: ExportRequest = {
      format: wanted,
      sort: sort.field,
      order: sort.order,
      filters: asQuery(filters),
      ...(typeof q === 'string' && q ? { q } : {}),
      ...(selectedIds.length > 0 ? { ids: [...selectedIds] } : {}),
      ...(all ? {} : { columns: shownFields }),
    }
    setBytes(0)
    try {
      const said = (await saveFile(`/${path}/export`, request, setBytes)) as Started | undefined
      if (said) watchJob(said.jobId)
      if (said?.successMessage) toasts.success({ text: said.successMessage })
    } finally {
      setBytes(null)
    }
  }
  const rows = selectedIds.length > 0 ? selectedIds.length : (total ?? 0)
  return (
    <>
      <Button
        {...(plain ? { size: 'small' } : { variant: 'outlined' })}
        startIcon={bytes === null ? <FileDownload /> : <CircularProgress size={16} aria-hidden />}
        aria-haspopup="menu"
        disabled={bytes !== null || rows === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {bytes
          ? translate('admin.transfer.received', { size: format.number(Math.ceil(bytes / 1000)) })
          : translate('admin.transfer.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[false, true].flatMap((all) => [
          <ListSubheader key={String(all)} disableSticky role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {translate(all ? 'admin.transfer.allColumns' : 'admin.transfer.shownColumns')}
          </ListSubheader>,
          ...tableFormats.map((one) => (
            <MenuItem key={`${String(all)} ${one}`} onClick={press(() => fetchFile(one, all), anchor)}>
              {translate(`admin.transfer.format.${one}`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
