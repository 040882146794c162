import { useState } from 'react'
import { press } from '../../http/index.ts'
import { keepFile } from '../../http/keepFile.ts'
import { useTranslate } from '../../i18n/index.ts'
import { call } from '../core/api.ts'
import { useSending } from '../core/steps/useSending.ts'
import { AccessLog } from './AccessLog.tsx'
import { AskAboutData } from './AskAboutData.tsx'
import { FreshCode } from './FreshCode.tsx'
import { ownData } from '../../schema/customers/calls.ts'

const day = (iso: string) => iso.slice(0, 10)

/** Download or erasure of all data of the person. */
export function OwnData({ onErase }: { onErase: () => void }) {
  const t = useTranslate()
  const [old, setOld] = useState(false)
  const { send, complaint } = useSending(
    async () => {
      const data = await call(ownData, {}, { quiet: 'silent', blocking: true })
      keepFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `my-data-${day(data.exportedAt)}.json`)
    },
    (failure) => {
      setOld(failure.code === 'freshCodeNeeded')
      return failure.code === 'freshCodeNeeded'
    },
  )
  return (
    <section className="card stack" aria-labelledby="my-data">
      <h3 id="my-data">{t('landing.me.data')}</h3>
      <p className="muted">{t('landing.me.dataText')}</p>
      <AccessLog />
      <AskAboutData />
      {old && <FreshCode />}
      <p className="field-error" role="alert">
        {complaint}
      </p>
      <div className="done-actions">
        <button type="button" className="button button-quiet" onClick={press(() => send())}>
          {t('landing.me.download')}
        </button>
        <button type="button" className="button button-danger" onClick={onErase}>
          {t('landing.me.erase')}
        </button>
      </div>
    </section>
  )
}
