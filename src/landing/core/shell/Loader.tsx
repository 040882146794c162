import { useTranslate } from '../../../i18n/index.ts'

const show = (element: HTMLElement | null) => element?.showPopover?.()

/**
 * The full-screen loader. Source: specification, section 9: yellow background, a 6 px bar moving left to right, a 50 px spinner at the
 * bottom centre. A popover is over an open dialog, too.
 */
export function Loader() {
  const t = useTranslate()
  return (
    <div className="loader" role="status" popover="manual" ref={show}>
      <span className="loader-bar" />
      <svg className="loader-road" viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 20h400" />
      </svg>
      <p>{t('landing.parts.working')}</p>
      <span className="loader-spinner" />
    </div>
  )
}
