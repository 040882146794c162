import { fileAddress } from '../../../http/fileAddress.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { OwnCase } from '../../../schema/cases/calls/cases.ts'
import { FilePicture } from '../../../fields/uploads/landingFilePicture.tsx'
import '../../../fields/uploads/landingUpload.css'
import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** The customer's submission as it was recorded. */
export function CaseFacts({ known }: { known: OwnCase }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { category, department, createdAt, visit, vehicle, location, description, files, rating } = known
  const facts = [
    [t('landing.case.at'), `${format.longDay(createdAt)} ${format.time(createdAt)}`],
    ...(rating === null ? [] : [[t('resources.feedback.fields.rating'), t('landing.rating.star', starWords(t, rating))]]),
    ...(category === 'other' ? [] : [[t('resources.complaints.fields.category'), t(`enumerations.complaintCategory.${category}`)]]),
    [t('resources.complaints.fields.department'), t(`enumerations.department.${department}`)],
    ...(visit ? [[t('resources.complaints.fields.appointmentId'), format.longDay(visit.startAt)]] : []),
    ...(location ? [[t('resources.complaints.fields.locationId'), bilingual(location)]] : []),
  ]
  return (
    <section className="card stack" aria-labelledby="case-facts">
      <h2 id="case-facts">{t('landing.case.facts')}</h2>
      <p className="case-words" dir="auto">
        {description}
      </p>
      {files.length > 0 && (
        <ul className="case-files">
          {files.map((file) => (
            <li key={file.id}>
              <a
                href={fileAddress('landing', file.url)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('landing.case.file', { name: file.name })}
              >
                <FilePicture file={file} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {vehicle && (
          <div>
            <dt>{t('resources.complaints.fields.vehicleId')}</dt>
            <dd className="case-car">
              {vehicle.model} <CarPlate car={vehicle} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
const starWords = (t: ReturnType<typeof useTranslate>, stars: number) => ({ stars, word: t(namedKey(`landing.rating.words.${stars}`)) })
