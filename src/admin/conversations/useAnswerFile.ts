import { useState } from 'react'
import { useSendings } from '../../media/useSendings.ts'
import type { UploadedFile } from '../../schema/files/index.ts'

/** The one file of an answer: uploaded at once, and named by the answer when that is sent. */
export function useAnswerFile() {
  const [file, setFile] = useState<UploadedFile>()
  const [wrong, setWrong] = useState('')
  const sending = useSendings({
    side: 'dealer',
    kind: 'general',
    onDone: (done) => {
      setFile(done)
      setWrong('')
    },
  })
  return {
    file,
    wrong,
    setWrong,
    sending,
    busy: sending.items.some(({ phase }) => phase !== 'failed'),
    remove: () => {
      setFile(undefined)
      setWrong('')
    },
  }
}
