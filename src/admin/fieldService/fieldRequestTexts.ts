// Texts of field requests: stages, name, waiting time.
import { enumerations } from '../../schema/enumerations.ts'
import type { FieldRequest, FieldServiceKind } from '../../schema/fieldService/calls/fieldService.ts'
import { modelIn } from '../core/modelNames.ts'
import type { I18n } from '../core/useI18n.ts'
import { toneOf, type Tone } from '../core/theme/tones.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

const stageLists = { roadsideAssistance: 'roadsideStage', homeService: 'homeServiceStage' } as const
const outcomeLists = { roadsideAssistance: 'roadsideOutcome', homeService: 'homeServiceOutcome' } as const

/** The stages of a kind in their order. */
export const stagesOf = (kind: FieldServiceKind): readonly string[] => enumerations[stageLists[kind]]
/** The ways in which a field request of a kind ends. */
export const outcomesOf = (kind: FieldServiceKind): readonly string[] => enumerations[outcomeLists[kind]]
/** Whether an outcome requires that the driver arrived. */
export const isHelp = (outcome: string): boolean => outcome.endsWith(' Responded') && !outcome.includes(' not ')

/** A stage in words, with its colour. */
export const stageWord = ({ translate }: I18n, kind: FieldServiceKind, stage: string): { text: string; tone: Tone } => ({
  text: translate(wordKey(stageLists[kind], stage)),
  tone: toneOf(stageLists[kind], stage) ?? 'neutral',
})
/** An outcome in words. */
export const outcomeWord = ({ translate }: I18n, kind: FieldServiceKind, outcome: string): string =>
  translate(wordKey(outcomeLists[kind], outcome))

/** The problem of the car, or the services at the customer's address. */
export function requestOf({ translate, code }: I18n, { issue, services }: FieldRequest): string {
  if (issue) return translate(wordKey('roadsideIssue', issue))
  return services.map((name) => name[code]).join(translate('admin.filter.comma')) || translate('admin.dispatch.visit')
}

/** The car in words. */
export const carOf = (i18n: I18n, { vehicle }: FieldRequest): string =>
  vehicle ? `${vehicle.make[i18n.code]} ${modelIn(i18n, vehicle.model)}` : ''

const ages = { caution: 20, critical: 45 }
/** Minutes of waiting for a driver; null once one has arrived. For a visit counted from its time. */
export function waitingMinutes({ kind, createdAt, slotAt, arrivedAt, status }: FieldRequest, now: number): number | null {
  if (arrivedAt || status === 'closed') return null
  if (kind === 'roadsideAssistance') return Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000))
  return slotAt ? Math.max(0, Math.floor((now - Date.parse(slotAt)) / 60_000)) : 0
}
/** The tone of a waiting time. */
export const waitTone = (minutes: number): Tone => (minutes >= ages.critical ? 'critical' : minutes >= ages.caution ? 'caution' : 'neutral')

/** The next stage, and that a car may be towed first; undefined when only closing is left. */
export function nextStage({ kind, stage }: FieldRequest): string | undefined {
  if (stage === 'onSite' || stage === 'towing' || stage === 'done') return undefined
  if (stage === 'enRoute') return 'onSite'
  return kind === 'homeService' && stage === 'requested'
    ? 'scheduled'
    : kind === 'roadsideAssistance' && stage === 'new'
      ? 'dispatched'
      : 'enRoute'
}
