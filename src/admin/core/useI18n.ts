import { useSyncExternalStore } from 'react'
import { formatFor, type Format } from '../../i18n/format.ts'
import { codeOf, useLanguage, useTranslate, type Translate } from '../../i18n/index.ts'
import type { LanguageWord } from '../../schema/core/limits.ts'
import { useSession } from '../../session/index.ts'
import { regionIn, type Region } from '../../schema/core/time/region.ts'
import { fieldKey, namedKey } from '../../schema/core/dataKeys.ts'
import { inSentence } from './inSentence.ts'
import { modelNames, type ModelNames } from './modelNames.ts'

/** What turns values into texts for the person: language, texts, formats, names of cars' models and the tenant's region. */
export interface I18n extends Region {
  language: LanguageWord
  code: 'en' | 'ar'
  translate: Translate
  format: Format
  models: ModelNames
}

/** The I18n of the present person. */
export function useI18n(): I18n {
  const language = useLanguage()
  const translate = useTranslate()
  const region = regionIn(useSession('settings'))
  const models = useSyncExternalStore(modelNames.subscribe, modelNames.get)
  return { language, code: codeOf(language), translate, format: formatFor(language, region), models, ...region }
}

/** The label of a field. */
export const labelOf = (translate: Translate, resource: string, field: string): string => translate(fieldKey(resource, field))

/** The name of a resource, for one row or for many. */
export const nameOf = (translate: Translate, resource: string, count = 2): string =>
  translate(namedKey(`resources.${resource}.name`), { smart_count: count === 2 ? 10 : count })

/** The same inside a sentence ('New customer'). */
export const nounOf = (translate: Translate, resource: string, count = 2): string => inSentence(nameOf(translate, resource, count))
