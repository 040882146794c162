import { useTranslate } from '../../../i18n/index.ts'
import { leads } from '../../../schema/leads/resources/leads.ts'
import { landingLocations } from '../../../schema/masters/calls.ts'
import { askAsVisitor, contactUs } from '../../../schema/leads/calls.ts'
import { callOrKeep } from '../../core/offline/callOrKeep.ts'
import { Ask } from '../../core/forms/Ask.tsx'
import { Tick } from '../../core/forms/Tick.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useCall } from '../../core/useCall.ts'
import { ContactMethods } from '../ContactMethods.tsx'
import { useLead } from '../leadRequest.tsx'
import { useLeadForm } from '../useLeadForm.ts'
import { WhoIsKnown } from '../WhoIsKnown.tsx'
import { LeadFacts } from '../LeadFacts.tsx'

/** The last step: name, contact method and time, and the button that sends. */
export function PersonStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, onSent } = useLead()
  const { form, known } = useLeadForm()
  const locations = useCall(landingLocations, {}).data?.data
  const { send, complaint } = useSending(
    async () => {
      const input = form.check()
      if (!input) return
      const sender = { page: 'lead', idempotencyKey: draft.idempotencyKey } as const
      const { type, ...contact } = input
      const { lead } = await (type === 'General Inquiry'
        ? callOrKeep(sender, contactUs, { ...contact, message: contact.message ?? '' })
        : callOrKeep(sender, askAsVisitor, input))
      onSent(lead)
    },
    (failure) => {
      form.refuse(failure)
      return Object.keys(failure.fields).some((field) => field in form.values)
    },
  )
  return (
    <StepForm title={t('landing.lead.person.title')} complaint={complaint} onNext={() => send()}>
      <LeadFacts />
      {known ? (
        <WhoIsKnown />
      ) : (
        <>
          <Ask form={form} of={leads} name="name" autoComplete="name" />
          <Ask form={form} of={leads} name="mobile" />
        </>
      )}
      <ContactMethods value={form.values.contactMethod} onChange={(word) => form.set('contactMethod', word)} />
      {(!known || form.values.contactMethod === 'email') && (
        <Ask form={form} of={leads} name="email" autoComplete="email" required={form.values.contactMethod === 'email'} />
      )}
      <Ask form={form} of={leads} name="preferredAt" hint={draft.type === 'Test Drive' ? t('landing.lead.person.driveHint') : undefined} />
      <Ask
        form={form}
        of={leads}
        name="locationId"
        options={(locations ?? []).map(({ id, name }) => ({ value: id, label: bilingual(name) }))}
      />
      <Ask form={form} of={leads} name="message" required={draft.type === 'General Inquiry'} />
      <div>
        <p className="muted small">{t('landing.lead.person.service')}</p>
        {!known && (
          <Tick checked={draft.marketing} onChange={(marketing) => change({ marketing })}>
            {t('landing.newCustomer.marketing')}
          </Tick>
        )}
      </div>
    </StepForm>
  )
}
