import { limits } from '../../../src/schema/core/limits.ts'
import { Problem } from '../http/problem.ts'

/** The problem tooLarge (413), with the limit in megabytes in its text. Returned, not thrown. */
export const tooLarge = (): Problem =>
  new Problem('tooLarge', {
    fields: { file: { key: 'validation.fileTooLarge', params: { megabytes: limits.uploadBytes / 1_000_000 } } },
  })
