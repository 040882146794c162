import { press } from '../../http/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { download } from '../../http/download.ts'
import { keepFile } from '../../http/keepFile.ts'
import { FlowIcon, type FlowIconName } from '../core/parts/FlowIcon.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useLinkHeaders } from './asking.ts'

/** A button that saves a document as PDF, in the language of the page; `path` is below the API's base. */
export function SaveDocument({ path, icon, text }: { path: string; icon: FlowIconName; text: string }) {
  const language = useLanguage()
  const headers = useLinkHeaders()
  const { send, complaint } = useSending(async () => {
    const came = await download('landing', `${path}?language=${language}`, { headers: headers() })
    if ('blob' in came) keepFile(came.blob, came.name)
  })
  return (
    <>
      <button type="button" className="button button-quiet button-wide" onClick={press(() => send())}>
        <FlowIcon name={icon} size={20} />
        {text}
      </button>
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </>
  )
}
