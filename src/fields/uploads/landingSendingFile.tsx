import { useTranslate } from '../../i18n/index.ts'
import type { Sending } from '../../media/useSendings.ts'
import { Icon } from '../../landing/core/parts/Icon.tsx'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface SendingFileProps {
  item: Sending
  onAgain: () => void
  onDrop: () => void
}

/** A file being uploaded: progress, or the error. */
export function SendingFile({ item: { file, phase, part, mistake }, onAgain, onDrop }: SendingFileProps) {
  const t = useTranslate()
  const { name } = file
  const failed = phase === 'failed'
  const percent = Math.round(part * 100)
  const says = failed
    ? (mistake?.text ?? t(namedKey(mistake?.key ?? 'errors.unavailable'), mistake?.params))
    : t(phase === 'sending' ? 'landing.uploads.sending' : 'landing.uploads.preparing', { percent })
  return (
    <li className="upload-file">
      <span className={failed ? 'upload-picture upload-failed' : 'upload-picture'}>
        {failed ? <Icon name="warning" size={26} /> : <span className="upload-turning" />}
      </span>
      <span className="upload-words">
        <bdi>{name}</bdi>
        <span className={failed ? 'field-error' : 'muted small'} role={failed ? 'alert' : undefined}>
          {says}
        </span>
        {!failed && <progress aria-label={`${name}: ${says}`} max={100} {...(phase === 'sending' ? { value: percent } : {})} />}
      </span>
      <span className="upload-acts">
        {failed && mistake?.again && (
          <button type="button" className="button button-quiet" onClick={onAgain}>
            {t('landing.parts.again')}
          </button>
        )}
        <button
          type="button"
          className="upload-act"
          aria-label={t(failed ? 'landing.uploads.dismiss' : 'landing.uploads.cancel', { name })}
          onClick={onDrop}
        >
          <Icon name="close" size={20} />
        </button>
      </span>
    </li>
  )
}
