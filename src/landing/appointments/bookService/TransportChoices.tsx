import { useTranslate } from '../../../i18n/index.ts'
import { enumerations, type Word } from '../../../schema/enumerations.ts'
import { Choice } from '../../core/parts/Choice.tsx'
import { FlowIcon, type FlowIconName } from '../../core/parts/FlowIcon.tsx'

type Transport = Word<'transport'>
const icons: Record<Transport, FlowIconName> = { wait: 'cup', dropOff: 'key', pickUpDelivery: 'truck', courtesyCar: 'car' }

/** The ways of bringing the car. */
export function TransportChoices({ value, onChange }: { value: Transport | undefined; onChange: (transport: Transport) => void }) {
  const t = useTranslate()
  return (
    <fieldset className="choices">
      <legend className="out-of-sight">{t('landing.transport.title')}</legend>
      {enumerations.transport.map((transport) => (
        <Choice
          key={transport}
          name="transport"
          checked={value === transport}
          start={
            <span className="choice-icon">
              <FlowIcon name={icons[transport]} />
            </span>
          }
          title={t(`landing.transport.${transport}.title`)}
          detail={t(`landing.transport.${transport}.text`)}
          onChange={() => onChange(transport)}
        />
      ))}
    </fieldset>
  )
}
