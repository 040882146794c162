import type { InputProps } from '../../admin/core/fields/parts.ts'
import { FilesInput } from './adminFilesInput.tsx'

/** One file of the tenant. */
export const UploadInput = ({ field, name, resource, disabled }: InputProps<'upload'>) => (
  <FilesInput
    kind={field.config.upload}
    name={name}
    resource={resource}
    required={field.required}
    many={false}
    disabled={disabled ?? false}
  />
)
