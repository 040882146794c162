import type { Translate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { extensionsOf, maxFiles, uploadRules, type UploadKind } from '../../schema/core/uploads.ts'

/** The upload rule of a kind as a sentence. */
export function ruleText(translate: Translate, kind: UploadKind, many: boolean): string {
  const { size, square } = uploadRules[kind]
  const types = extensionsOf(kind)
  const rule = size
    ? translate('admin.upload.ruleSize', { types, ...size })
    : square
      ? translate('admin.upload.ruleSquare', { types })
      : translate('admin.upload.rule', { types, megabytes: limits.uploadBytes / 1_000_000 })
  return many ? `${rule} ${translate('admin.upload.most', { smart_count: maxFiles })}` : rule
}
