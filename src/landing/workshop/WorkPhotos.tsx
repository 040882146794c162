import { fileAddress } from '../../http/fileAddress.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { ProposedWork } from '../../schema/workshop/calls/job.ts'

/** Photos of work or of what was found, each opening in a page of its own; nothing where there are none. */
export function WorkPhotos({ photos }: Pick<ProposedWork, 'photos'>) {
  const t = useTranslate()
  if (photos.length === 0) return null
  return (
    <ul className="work-photos">
      {photos.map((photo) => {
        const address = fileAddress('landing', photo.url)
        return (
          <li key={photo.id}>
            <a href={address} target="_blank" rel="noreferrer" aria-label={t('landing.job.photo', { name: photo.name })}>
              {photo.mime.startsWith('image/') ? <img src={address} alt="" width="112" height="84" loading="lazy" /> : photo.name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
