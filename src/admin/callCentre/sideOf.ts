import type { TakenCall } from '../../schema/surveys/index.ts'
import { languages } from '../../schema/core/limits.ts'

/** The language that a customer is spoken to in. */
export const sideOf = ({ languageId }: Pick<TakenCall, 'languageId'>): 'en' | 'ar' =>
  String(languages.arabic.id) === languageId ? 'ar' : 'en'
