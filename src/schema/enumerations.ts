// Every list of fixed words. Each feature's stand with it; those of the specification are spelled exactly as there. Texts: enumerations.<list>.<word>.
import { enumerations as core } from './core/enumerations.ts'
import { enumerations as masters } from './masters/enumerations.ts'
import { enumerations as files } from './files/enumerations.ts'
import { enumerations as messages } from './messages/enumerations.ts'
import { enumerations as notifications } from './notifications/enumerations.ts'
import { enumerations as content } from './content/enumerations.ts'
import { enumerations as settings } from './settings/enumerations.ts'
import { enumerations as customers } from './customers/enumerations.ts'
import { enumerations as staff } from './staff/enumerations.ts'
import { enumerations as vehicles } from './vehicles/enumerations.ts'
import { enumerations as appointments } from './appointments/enumerations.ts'
import { enumerations as workshop } from './workshop/enumerations.ts'
import { enumerations as leads } from './leads/enumerations.ts'
import { enumerations as cases } from './cases/enumerations.ts'
import { enumerations as fieldService } from './fieldService/enumerations.ts'
import { enumerations as payments } from './payments/enumerations.ts'
import { enumerations as surveys } from './surveys/enumerations.ts'
import { enumerations as campaigns } from './campaigns/enumerations.ts'
import { enumerations as backgroundJobs } from './backgroundJobs/enumerations.ts'

/** All lists by name; a choice field names one of them. */
export const enumerations = {
  ...core,
  ...masters,
  ...files,
  ...messages,
  ...notifications,
  ...content,
  ...settings,
  ...customers,
  ...staff,
  ...vehicles,
  ...appointments,
  ...workshop,
  ...leads,
  ...cases,
  ...fieldService,
  ...payments,
  ...surveys,
  ...campaigns,
  ...backgroundJobs,
} as const satisfies Record<string, readonly string[]>

/** The name of a list. */
export type EnumerationName = keyof typeof enumerations
/** A word of the list. */
export type Word<N extends EnumerationName> = (typeof enumerations)[N][number]
