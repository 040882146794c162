import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { landingFields } from '../../fields/index.ts'
import { MakeName } from '../../parts/MakeName.tsx'
import { useBilingual } from '../../useBilingual.ts'
import { useLead } from './wish.tsx'
import { MakeMark } from './MakeMark.tsx'

const Search = landingFields.text
const first = 12
const plain = (text: string) => text.toLocaleLowerCase().replace(/[أإآ]/g, 'ا')

/** The makes by their marks: the most wanted first, all others by name. */
export function MakeChoice() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { change, masters } = useLead()
  const [sought, setSought] = useState('')
  const [all, setAll] = useState(false)
  const makes = masters?.makes ?? []
  const found = makes.filter(({ name }) => plain(`${name.en} ${name.ar}`).includes(plain(sought.trim())))
  const shown = all || sought.trim() ? found : makes.slice(0, first)
  return (
    <>
      {makes.length > first && (
        <Search id="make" label={t('landing.lead.car.search')} required config={{ max: 40 }} value={sought} onChange={setSought} />
      )}
      <ul className="makes">
        {shown.map((make) => (
          <li key={make.id}>
            <button type="button" className={`make ${make.brandClass ?? ''}`} onClick={() => change({ makeId: make.id })}>
              <MakeMark slug={make.slug} name={bilingual(make.name)} />
              <span className="make-name">
                <MakeName make={make} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="muted small">
        {shown.length === 0 && t('landing.lead.car.none')}
      </p>
      {!all && !sought.trim() && makes.length > first && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {t('landing.lead.car.all', { smart_count: makes.length })}
        </button>
      )}
    </>
  )
}
