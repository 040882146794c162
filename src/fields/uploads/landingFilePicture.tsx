import { useState } from 'react'
import { fileAddress } from '../../http/fileAddress.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { LineIcon } from '../../landing/core/parts/Icon.tsx'

/** A small picture of a file, or a document icon. */
export function FilePicture({ file }: { file: Pick<UploadedFile, 'url' | 'mime'> | undefined }) {
  const [failed, setFailed] = useState(false)
  if (file?.mime.startsWith('image/') && !failed)
    return <img className="upload-picture" src={fileAddress('landing', file.url)} alt="" decoding="async" onError={() => setFailed(true)} />
  return (
    <span className="upload-picture">
      <LineIcon size={28}>
        <path d="M6 3.500h8l4.500 4.500v12.500h-12.500zM14 3.500v4.500h4.500M9 13h6M9 16.500h4" />
      </LineIcon>
    </span>
  )
}
