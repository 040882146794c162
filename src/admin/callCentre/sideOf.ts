import type { TakenCall } from '../../schema/surveys/index.ts'
import { languages } from '../../schema/core/limits.ts'

/** The language in which a customer is called. */
export const sideOf = ({ languageId }: Pick<TakenCall, 'languageId'>): 'en' | 'ar' =>
  String(languages.arabic.id) === languageId ? 'ar' : 'en'
