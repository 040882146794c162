import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { swapped } from '../../media/swapped.ts'
import { useSendings } from '../../media/useSendings.ts'
import { useUnfinished } from '../../media/useUnfinished.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { maxFiles, type UploadKind } from '../../schema/core/uploads.ts'
import { Unseen } from '../../admin/core/parts/Unseen.tsx'
import { useI18n } from '../../admin/core/useI18n.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import { Chooser } from './adminChooser.tsx'
import { KeptFile } from './adminKeptFile.tsx'
import { ruleText } from './adminRuleText.ts'
import { SendingFile } from './adminSendingFile.tsx'
import { useFiles } from './useAdminFiles.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'

const CropDialog = lazyPart(() => import('./adminCropDialog.tsx').then((file) => ({ default: file.CropDialog })))

interface FilesInputProps {
  kind: UploadKind
  name: string
  resource: string
  required: boolean
  many: boolean
  disabled: boolean
}
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : []

/** One or several files of a kind: dropped, pasted, chosen or taken with the camera; uploaded at once, the form holds their ids. */
export function FilesInput({ kind, name, resource, required, many, disabled }: FilesInputProps) {
  const { translate } = useI18n()
  const input = useFieldInput(name, resource)
  const { getValues } = useFormContext()
  const [made, setMade] = useState<Readonly<Record<string, { file: UploadedFile; before: number }>>>({})
  const [over, setOver] = useState(false)
  const zone = useRef<HTMLDivElement>(null)
  const ids = idsOf(input.value)
  const set = (next: string[]) => input.set(many ? next : (next[0] ?? null))
  const requested = useFiles(ids)
  const sending = useSendings({
    side: 'dealer',
    kind,
    onDone: (file, before) => {
      setMade((all) => ({ ...all, [file.id]: { file, before } }))
      set(many ? [...idsOf(getValues(name)), file.id].slice(0, maxFiles) : [file.id])
    },
  })
  const busy = sending.items.some(({ phase }) => phase !== 'failed')
  const unfinished = useUnfinished(zone, busy)
  const layer = many ? maxFiles - ids.length - sending.items.filter(({ phase }) => phase !== 'failed').length : 1
  const closed = disabled || layer <= 0 || (!many && busy)
  const take = (files: readonly File[]) => {
    if (!closed && files.length > 0) sending.begin(files.slice(0, layer))
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const newest = Object.values(made).at(-1)?.file
  return (
    <FieldFrame
      id={input.id}
      label={input.label}
      required={required}
      group
      error={unfinished ? translate('admin.upload.wait') : input.error}
      about={ruleText(translate, kind, many)}
    >
      <Box
        ref={zone}
        onPaste={onPaste}
        onDrop={onDrop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!closed)
        }}
        onDragLeave={() => setOver(false)}
        sx={{
          border: '1px dashed',
          borderColor: input.error ? 'error.main' : over ? 'primary.main' : 'surface.control',
          bgcolor: over ? 'action.hover' : 'background.paper',
          borderRadius: '8px',
          paddingBlock: 1,
          paddingInline: 1.5,
        }}
      >
        {ids.map((id, place) => (
          <KeptFile
            key={id}
            file={made[id]?.file ?? requested[place]}
            before={made[id]?.before}
            disabled={disabled}
            onRemove={() => set(ids.filter((one) => one !== id))}
            {...(many && ids.length > 1
              ? {
                  onEarlier: place > 0 ? () => set(swapped(ids, place, place - 1)) : undefined,
                  onLater: place < ids.length - 1 ? () => set(swapped(ids, place, place + 1)) : undefined,
                }
              : {})}
          />
        ))}
        {sending.items.map((item) => (
          <SendingFile key={item.key} item={item} onAgain={() => sending.again(item.key)} onDrop={() => sending.drop(item.key)} />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 0.5 }}>
          <Chooser
            kind={kind}
            many={many}
            replaces={!many && ids.length > 0}
            disabled={closed}
            describedBy={input.describedBy}
            labelledBy={`${input.id}-label`}
            buttonRef={input.ref}
            onChoose={take}
            onBlur={input.onBlur}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
            {translate(many ? 'admin.upload.dropMany' : 'admin.upload.drop')}
          </Typography>
        </Box>
      </Box>
      <Unseen>
        <span role="status">{newest && ids.includes(newest.id) ? translate('admin.upload.done', { name: newest.name }) : ''}</span>
      </Unseen>
      {sending.cutting && (
        <Suspense>
          <CropDialog picture={sending.cutting.picture} kind={kind} onUse={sending.cutting.use} onCancel={sending.cutting.cancel} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
