import type { InputProps } from '../../admin/core/fields/parts.ts'
import { FilesInput } from '../upload/adminFilesInput.tsx'

/** Several files of the tenant, in their order. */
export const UploadsInput = ({ field, name, resource, disabled }: InputProps<'uploads'>) => (
  <FilesInput kind={field.config.upload} name={name} resource={resource} required many disabled={disabled ?? false} />
)
