import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { bytesText } from '../../media/bytesText.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import type { Row } from '../core/definition.ts'
import { Code } from '../core/parts/Code.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { FileViews } from '../../fields/upload/adminFileViews.tsx'
import { PageHeader } from '../core/pages/PageHeader.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { labelOf, useI18n } from '../core/useI18n.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** A file's page: preview and facts, without its address, which is signed anew each time. */
export function FilePage() {
  const { id = '' } = useParams()
  const { translate, language } = useI18n()
  const { data: file, error, refetch } = useGetOne<UploadedFile & Row & { kind: string }>('files', { id })
  if (error && !file) return <RowFailed resource="files" failure={error} onRetry={() => refetch()} />
  if (!file) return <PageSkeleton />
  const facts: Record<string, ReactNode> = {
    kind: translate(wordKey('uploadKind', file.kind)),
    mime: <bdi>{translate(wordKey('fileType', file.mime))}</bdi>,
    bytes: <bdi>{bytesText(language, file.bytes)}</bdi>,
    ...(file.width ? { width: <Code>{file.width}</Code>, height: <Code>{file.height}</Code> } : {}),
    createdAt: <Moment value={String(file['createdAt'])} />,
    ...(typeof file['createdBy'] === 'string' ? { createdBy: <RowName target="staff" id={file['createdBy']} linked /> } : {}),
  }
  return (
    <>
      <PageHeader resource="files" title={file.name} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          padding: { xs: 2, sm: 3 },
        }}
      >
        <FileViews ids={[id]} />
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 2, margin: 0, '& dd': { margin: 0 } }}
        >
          {Object.entries(facts).map(([name, fact]) => (
            <div key={name}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                {labelOf(translate, 'files', name)}
              </Typography>
              <dd>{fact}</dd>
            </div>
          ))}
        </Box>
      </Box>
    </>
  )
}
