// Models of cars are kept as people typed or chose them, in either language; the master of models knows both names.
import type { Bilingual } from '../../fields/bilingual/bilingualValue.ts'
import { createStore } from '../../session/index.ts'

/** The names of the tenant's models, by each of their names in lower case. */
export type ModelNames = ReadonlyMap<string, Bilingual>

/** What is known of them; nothing until they are loaded. */
export const modelNames = createStore<ModelNames>(new Map())

const folded = (text: string): string => text.trim().toLocaleLowerCase()

/** Makes these names known. */
export const nameModels = (names: readonly Bilingual[]): void =>
  modelNames.set(new Map(names.flatMap((name) => [name.en, name.ar].map((one) => [folded(one), name] as const))))

/** The name of a model in a language: that of the master, or the text as it was typed. */
export const modelIn = ({ models, code }: { models: ModelNames; code: 'en' | 'ar' }, typed: unknown): string =>
  typeof typed === 'string' ? (models.get(folded(typed))?.[code] ?? typed) : ''
