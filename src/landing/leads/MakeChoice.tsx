import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { landingFields } from '../../fields/landing.ts'
import { MakeName } from '../vehicles/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useLead } from './leadRequest.tsx'
import { MakeMark } from './MakeMark.tsx'

const Search = landingFields.text
const first = 12
const plain = (text: string) => text.toLocaleLowerCase().replace(/[أإآ]/g, 'ا')

/** The makes by their logos: the most popular first, the others by name. */
export function MakeChoice() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { change, masters } = useLead()
  const [searchText, setSearchText] = useState('')
  const [all, setAll] = useState(false)
  const makes = masters?.makes ?? []
  const found = makes.filter(({ name }) => plain(`${name.en} ${name.ar}`).includes(plain(searchText.trim())))
  const shown = all || searchText.trim() ? found : makes.slice(0, first)
  return (
    <>
      {makes.length > first && (
        <Search id="make" label={t('landing.lead.car.search')} required config={{ max: 40 }} value={searchText} onChange={setSearchText} />
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
      {!all && !searchText.trim() && makes.length > first && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {t('landing.lead.car.all', { smart_count: makes.length })}
        </button>
      )}
    </>
  )
}
