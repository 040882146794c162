import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { bytesText } from '../../media/bytesText.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { FlowIcon } from '../../landing/core/parts/FlowIcon.tsx'
import { FilePicture } from './landingFilePicture.tsx'

interface KeptFileProps {
  file: UploadedFile | undefined
  onRemove: () => void
  /** Among several files: moves it one position earlier or later; undefined at that end. */
  move?: { earlier: (() => void) | undefined; later: (() => void) | undefined } | undefined
}

/** An uploaded file: picture, name and actions. */
export function KeptFile({ file, onRemove, move }: KeptFileProps) {
  const t = useTranslate()
  const language = useLanguage()
  const name = file?.name ?? t('landing.uploads.file')
  const turn = (way: 'earlier' | 'later', act: (() => void) | undefined) => (
    <button
      type="button"
      className={`upload-act upload-${way}`}
      aria-label={t(`landing.uploads.${way}`, { name })}
      aria-disabled={!act}
      onClick={({ currentTarget }) => {
        act?.()
        // Moving an element in the page removes its focus.
        requestAnimationFrame(() => currentTarget.focus())
      }}
    >
      <FlowIcon name="down" size={20} />
    </button>
  )
  return (
    <li className="upload-file">
      <FilePicture file={file} />
      <span className="upload-words">
        <bdi>{name}</bdi>
        {file && <span className="muted small">{bytesText(language, file.bytes)}</span>}
      </span>
      <span className="upload-acts">
        {move && turn('earlier', move.earlier)}
        {move && turn('later', move.later)}
        <button type="button" className="upload-act" aria-label={t('landing.uploads.remove', { name })} onClick={onRemove}>
          <FlowIcon name="close" size={20} />
        </button>
      </span>
    </li>
  )
}
