import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { Icon } from '../../landing/core/parts/Icon.tsx'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import type { FieldProps } from '../../landing/core/fields/fieldProps.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import './landingInput.css'

const stars = Array.from({ length: limits.maxRating }, (_, place) => place + 1)

/** One to five stars, each with a label: radio buttons, so that keyboards and screen readers can use them. */
export function RatingField(props: FieldProps<'rating'>) {
  const { id, value, error, hint, required, onChange } = props
  const t = useTranslate()
  return (
    <FieldFrame {...props} group>
      <div
        className="stars"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
      >
        {stars.map((star) => (
          <label key={star} className="star">
            <input
              // The form focuses this one when the rating is missing.
              id={star === Math.max(1, Number(value)) ? id : undefined}
              type="radio"
              name={id}
              checked={value === String(star)}
              onChange={() => onChange(String(star))}
            />
            <Icon name="feedback" size={40} />
            <span className="out-of-sight">
              {t('landing.rating.star', { stars: star, word: t(namedKey(`landing.rating.words.${star}`)) })}
            </span>
            <span className="star-word" aria-hidden="true">
              {t(namedKey(`landing.rating.words.${star}`))}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
