// The calls of settings.
import { checklistSteps } from './checklistSteps.ts'
import { moduleSwitches } from '../core/pageSwitches.ts'
import { enumerations } from '../enumerations.ts'
import { previewedSettings } from './calls/preview.ts'
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'
import { defineCall } from '../core/defineCall.ts'

const nothing = z.object({})

/** What the landing needs to know of the tenant before it shows anything. */
export const clientInfo = defineCall({
  method: 'GET',
  path: '/landing-page/client-info',
  access: 'visitor',
  input: nothing,
  output: z.object({ mapApiKey: z.string().nullable(), defaultCountryCode: z.string() }),
})
/** Appearance of the tenant's landing and the parts that are on. */
export const landingSettings = defineCall({
  method: 'GET',
  path: '/landing-page/settings',
  access: 'visitor',
  /** `preview` is a token of previewLink; answers with the unsaved settings in it. */
  input: z.object({ preview: z.string().max(4000).optional() }),
  output: z.object({
    name: bilingualOut,
    tagline: bilingualOut.nullable(),
    primaryColour: z.string(),
    secondaryColour: z.string(),
    logo: z.string().nullable(),
    /** Addresses of the tenant's own logos, for the light and the dark mode. */
    logoImage: z.string().nullable(),
    logoDarkImage: z.string().nullable(),
    supportNumber: z.string(),
    secondSupportNumber: z.string().nullable(),
    supportEmail: z.string().nullable(),
    timeZone: z.string(),
    bookingDays: z.number().int(),
    vatBasisPoints: z.number().int(),
    currency: z.string(),
    /** The features, whether the assistant has questions to answer, and whether there are service bookings at all. */
    flags: z.partialRecord(z.enum([...enumerations.featureFlag, ...moduleSwitches]), z.boolean()),
    /** Where a satisfied customer is sent at the end. */
    redirectUrl: bilingualOut.nullable(),
    /** Whether the landing has content to show below its tiles today. */
    offers: z.boolean(),
    demo: z.boolean(),
    /** Address of the map tiles; null: maps are drawn without streets. */
    map: z.object({ tiles: z.string(), attribution: z.string() }).nullish(),
  }),
})
/** Name, appearance and enabled features of the tenant. */
export const clientDetail = defineCall({
  method: 'GET',
  path: '/misc/client-detail',
  access: 'visitor',
  input: z.object({}),
  output: z.object({
    tenantId: z.string(),
    name: bilingualOut,
    tagline: bilingualOut.nullable(),
    primaryColour: z.string(),
    secondaryColour: z.string(),
    logo: z.string().nullable(),
    supportNumber: z.string(),
    modules: z.array(z.enum(enumerations.accessModule)),
  }),
})
/** The tenant's feature flags, or those of one module. */
export const featureConfig = defineCall({
  method: 'GET',
  path: '/feature-config',
  access: 'visitor',
  input: z.object({ module: z.string().max(60).optional() }),
  output: z.object({ data: z.record(z.string(), z.boolean()) }),
})
/** The steps of the tenant's first run, with those done. */
export const checklist = defineCall({
  method: 'GET',
  path: '/staffs/checklist',
  access: { module: 'settings', action: 'configure' },
  input: nothing,
  output: z.object({
    steps: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
    /** The id of the tenant's settings row. */
    settingsId: z.string(),
    dismissed: z.boolean(),
  }),
})
/** Hides the checklist, or shows it again. */
export const dismissChecklist = defineCall({
  method: 'POST',
  path: '/staffs/checklist',
  access: { module: 'settings', action: 'configure' },
  input: z.strictObject({ dismissed: z.boolean() }),
  output: z.object({ dismissed: z.boolean() }),
})
/** A link to a path of the landing with unsaved settings, valid for an hour. */
export const previewLink = defineCall({
  method: 'POST',
  path: '/staffs/preview',
  access: { module: 'settings', action: 'show' },
  input: previewedSettings,
  output: z.object({ url: z.string() }),
})
