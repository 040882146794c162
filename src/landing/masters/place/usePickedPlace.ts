import { useEffect, useRef, useState } from 'react'
import { address } from '../../../schema/core/kinds.ts'
import { useForm } from '../../core/forms/useForm.ts'
import { addressOf, type AddressPart, type PickedPlace, type PickedPoint } from './pickedPlace.ts'

/** Which parts of a place are required; an address that is not `requested` is not shown. */
export interface PlaceNeeds {
  point: 'needed' | 'optional'
  address: 'needed' | 'notAsked'
}
interface PlaceOptions {
  value: PickedPlace
  onChange: (value: PickedPlace) => void
  needs: PlaceNeeds
}
/** The state of a place that is being picked, for a PlacePicker. */
export interface Picking {
  value: PickedPlace
  needs: PlaceNeeds
  setPart: (part: AddressPart, text: string) => void
  setPoint: (point: PickedPoint | null) => void
  errorOf: (part: AddressPart) => string | undefined
  /** Whether a required point is missing. */
  pointMissing: boolean
  /** Whether all required parts are present; marks those that are not. */
  check: () => boolean
}

// A short address suffices; without one the district is required.
const findableAddress = address({}).input.refine((given) => Boolean(given.shortCode || given.district), {
  path: ['district'],
  message: 'validation.required',
})

/** Picks a place and stores it in a draft. */
export function usePickedPlace({ value, onChange, needs }: PlaceOptions): Picking {
  const build = (parts: PickedPlace['address']) => addressOf({ point: null, address: parts })
  const form = useForm(findableAddress, value.address, build)
  const [pointMissing, setPointMissing] = useState(false)
  // The location may arrive while the address is typed.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: PickedPlace) => {
    latest.current = next
    onChange(next)
  }
  return {
    value,
    needs,
    pointMissing,
    errorOf: form.errorOf,
    setPart: (part, text) => {
      form.set(part, text)
      change({ ...latest.current, address: { ...latest.current.address, [part]: text } })
    },
    setPoint: (point) => {
      setPointMissing(false)
      change({ ...latest.current, point })
    },
    check: () => {
      const missing = needs.point === 'needed' && value.point === null
      setPointMissing(missing)
      const whole = needs.address === 'notAsked' || form.check() !== undefined
      if (missing) document.getElementById('place-locate')?.focus()
      return whole && !missing
    },
  }
}
