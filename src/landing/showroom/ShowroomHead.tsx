import { useTranslate } from '../../i18n/index.ts'

/** The title of the list of cars. */
export function ShowroomHead() {
  const t = useTranslate()
  return (
    <header className="showroom-head">
      <h1>{t('landing.showroom.title')}</h1>
      <p className="muted">{t('landing.showroom.lead')}</p>
    </header>
  )
}
