import Camera from '@mui/icons-material/PhotoCameraOutlined'
import Choose from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, type Ref } from 'react'
import { acceptedFor, type UploadKind } from '../../schema/core/uploads.ts'
import { useTranslate } from '../../i18n/index.ts'

interface ChooserProps {
  kind: UploadKind
  many: boolean
  /** Whether it replaces an existing file. */
  replaces: boolean
  disabled: boolean
  describedBy: string
  labelledBy: string
  buttonRef: Ref<HTMLButtonElement>
  onChoose: (files: File[]) => void
  onBlur: () => void
}

/** The buttons for choosing a file: the system's file chooser, and the camera on touch devices. */
export function Chooser({ kind, many, replaces, disabled, describedBy, labelledBy, buttonRef, onChoose, onBlur }: ChooserProps) {
  const translate = useTranslate()
  const finger = useMediaQuery('(pointer: coarse)')
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const taken = (input: HTMLInputElement) => {
    onChoose([...(input.files ?? [])])
    // Choosing the same file again must trigger a change as well.
    input.value = ''
  }
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true, disabled } as const
  const id = `${labelledBy}-choose`
  return (
    <>
      <Button
        id={id}
        ref={buttonRef}
        size="small"
        variant="outlined"
        startIcon={<Choose />}
        disabled={disabled}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onClick={() => files.current?.click()}
        sx={{ minBlockSize: { xs: 44, sm: 34 } }}
      >
        {translate(replaces ? 'admin.upload.replace' : many ? 'admin.upload.chooseMany' : 'admin.upload.choose')}
      </Button>
      {finger && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Camera />}
          disabled={disabled}
          onClick={() => camera.current?.click()}
          sx={{ minBlockSize: { xs: 44, sm: 34 } }}
        >
          {translate('admin.upload.camera')}
        </Button>
      )}
      <input {...hidden} ref={files} accept={acceptedFor(kind)} multiple={many} onChange={({ target }) => taken(target)} />
      <input {...hidden} ref={camera} accept="image/*" capture="environment" onChange={({ target }) => taken(target)} />
    </>
  )
}
