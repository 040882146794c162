import { useRef, useState, type DragEvent } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { swapped } from '../../media/swapped.ts'
import { useSendings } from '../../media/useSendings.ts'
import { useUnfinished } from '../../media/useUnfinished.ts'
import { limits } from '../../schema/core/limits.ts'
import { maxFiles } from '../../schema/core/uploads.ts'
import { isUnauthenticated, loseProof } from '../../landing/core/api.ts'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import type { FieldProps } from '../../landing/core/fields/fieldProps.ts'
import { FileButtons } from './landingFileButtons.tsx'
import { KeptFile } from './landingKeptFile.tsx'
import { knownFiles, rememberFile } from './landingKnownFiles.ts'
import { SendingFile } from './landingSendingFile.tsx'
import './landingUpload.css'

const idsOf = (value: string) => value.split(',').filter(Boolean)

/**
 * Photos and files of a customer with a proven mobile: chosen, dropped or taken with the camera, uploaded at once; the value is their ids,
 * comma separated.
 */
export function UploadsField(props: FieldProps<'uploads'>) {
  const { id, value, error, config, onChange } = props
  const t = useTranslate()
  const zone = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const [crowded, setCrowded] = useState(false)
  const [newest, setNewest] = useState('')
  const ids = idsOf(value)
  const files = knownFiles()
  const sending = useSendings({
    side: 'landing',
    kind: config.upload,
    onDone: (file) => {
      rememberFile(file)
      setNewest(file.name)
      onChange([...ids, file.id].slice(0, maxFiles).join(','))
    },
    onFailure: (failure) => void (isUnauthenticated(failure) && loseProof()),
  })
  const busy = sending.items.some(({ phase }) => phase !== 'failed')
  const unfinished = useUnfinished(zone, busy)
  const layer = maxFiles - ids.length - sending.items.filter(({ phase }) => phase !== 'failed').length
  const take = (chosen: readonly File[]) => {
    setCrowded(chosen.length > layer)
    if (chosen.length > 0 && layer > 0) sending.begin(chosen.slice(0, layer))
  }
  const set = (next: readonly string[]) => {
    setCrowded(false)
    onChange(next.join(','))
  }
  const to = (place: number, other: number) => (other in ids ? () => set(swapped(ids, place, other)) : undefined)
  const limit = t('landing.uploads.most', { smart_count: maxFiles })
  const wrong = unfinished ? t('landing.uploads.wait') : crowded ? limit : error
  const hint = props.hint ?? t('landing.uploads.rule', { megabytes: limits.uploadBytes / 1_000_000 })
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <FieldFrame {...props} error={wrong} hint={hint} group>
      <div
        ref={zone}
        className={over ? 'upload upload-over' : 'upload'}
        onDrop={onDrop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
      >
        {(ids.length > 0 || sending.items.length > 0) && (
          <ul className="upload-files">
            {ids.map((one, place) => (
              <KeptFile
                key={one}
                file={files[one]}
                move={ids.length > 1 ? { earlier: to(place, place - 1), later: to(place, place + 1) } : undefined}
                onRemove={() => {
                  set(ids.filter((other) => other !== one))
                  chooser.current?.focus()
                }}
              />
            ))}
            {sending.items.map((item) => (
              <SendingFile
                key={item.key}
                item={item}
                onAgain={() => sending.again(item.key)}
                onDrop={() => {
                  sending.drop(item.key)
                  chooser.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
        <FileButtons id={id} kind={config.upload} chooser={chooser} describedBy={`${id}-hint ${id}-error`} onChoose={take} />
      </div>
      <span className="out-of-sight" role="status">
        {newest && t('landing.uploads.done', { name: newest })}
      </span>
    </FieldFrame>
  )
}
