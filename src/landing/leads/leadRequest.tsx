import { createContext, use, type ReactNode } from 'react'
import type { Content } from '../../schema/content/index.ts'
import type { OwnLead } from '../../schema/leads/calls/landingLeads.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { landingMasters } from '../../schema/masters/calls.ts'
import { landingContent } from '../../schema/content/calls.ts'
import { makeFlow, type FlowState } from '../core/steps/makeFlow.tsx'
import { useCall } from '../core/useCall.ts'
import { plan, type LeadDraft } from './draft.ts'

const flow = makeFlow(plan)
/** The flow's parts; a step reads it by `useLead`. */
export const { FlowProvider, FlowSteps } = flow

/** Data that all steps use besides the draft. */
interface LeadData {
  masters: OutputOf<'landingMasters'> | undefined
  mastersFailed: boolean
  askMastersAgain: () => void
  /** The offer on whose page they asked. */
  offer: Content | undefined
  onSent: (lead: OwnLead) => void
}
const LeadState = createContext<LeadData | undefined>(undefined)

/** Loads what the steps offer, and provides it with the draft. */
export function LeadProvider({ onSent, children }: Pick<LeadData, 'onSent'> & { children: ReactNode }) {
  const { draft } = flow.useFlow()
  const masters = useCall(landingMasters, {})
  const contents = useCall(landingContent, draft.offer ? {} : undefined)
  const data: LeadData = {
    masters: masters.data,
    mastersFailed: masters.failed,
    askMastersAgain: masters.again,
    offer: contents.data?.data.find(({ slug }) => slug === draft.offer),
    onSent,
  }
  return <LeadState value={data}>{children}</LeadState>
}

/** The lead of the step that calls it. */
export function useLead(): FlowState<LeadDraft, (typeof plan.steps)[number]> & LeadData {
  const data = use(LeadState)
  const state = flow.useFlow()
  if (!data) throw new Error('A step is rendered outside of the lead flow')
  return { ...state, ...data }
}
