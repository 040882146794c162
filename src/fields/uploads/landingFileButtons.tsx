import { useRef, useSyncExternalStore, type Ref } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { acceptedFor, type UploadKind } from '../../schema/core/uploads.ts'
import { FlowIcon } from '../../landing/core/parts/FlowIcon.tsx'
import { LineIcon } from '../../landing/core/parts/Icon.tsx'

interface FileButtonsProps {
  id: string
  kind: UploadKind
  describedBy: string
  chooser: Ref<HTMLButtonElement>
  onChoose: (files: File[]) => void
}
const finger = '(pointer: coarse)'
const onFinger = (tell: () => void) => {
  const query = window.matchMedia(finger)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** The system's file chooser, and the camera on touch devices. */
export function FileButtons({ id, kind, describedBy, chooser, onChoose }: FileButtonsProps) {
  const t = useTranslate()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const touched = useSyncExternalStore(onFinger, () => window.matchMedia(finger).matches)
  const taken = (input: HTMLInputElement) => {
    onChoose([...(input.files ?? [])])
    // Choosing the same file again must trigger a change as well.
    input.value = ''
  }
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true } as const
  return (
    <div className="upload-buttons">
      {touched && (
        <button type="button" className="button button-quiet" onClick={() => camera.current?.click()}>
          <LineIcon size={22}>
            <path d="M4 8h3l1.700-2.500h6.600L17 8h3a1 1 0 0 1 1 1v9.500a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
            <circle cx="12" cy="13.500" r="3.500" />
          </LineIcon>
          {t('landing.uploads.camera')}
        </button>
      )}
      <button
        ref={chooser}
        id={id}
        type="button"
        className="button button-quiet"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={describedBy}
        onClick={() => files.current?.click()}
      >
        <FlowIcon name="plus" size={20} />
        {t('landing.uploads.choose')}
      </button>
      <input {...hidden} ref={files} accept={acceptedFor(kind)} multiple onChange={({ target }) => taken(target)} />
      <input {...hidden} ref={camera} accept="image/*" capture="environment" onChange={({ target }) => taken(target)} />
    </div>
  )
}
