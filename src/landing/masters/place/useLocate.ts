import { useEffect, useRef, useState } from 'react'
import type { PickedPoint } from './pickedPlace.ts'

/** Why there is no location. */
export type LocateProblem = 'refused' | 'unavailable' | 'timeout'
const timeoutMs = 15_000
const problems: Record<number, LocateProblem> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' }
// Rounded to about a decimetre.
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Asks the device for its location, only when called. */
export function useLocate(onFound: (point: PickedPoint) => void) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<LocateProblem>()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const locate = () => {
    if (asking) return
    setProblem(undefined)
    if (!('geolocation' in navigator)) return setProblem('unavailable')
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (left.current) return
        setAsking(false)
        onFound({ lat: rounded(latitude), lng: rounded(longitude), accuracy: Math.round(accuracy) })
      },
      ({ code }) => {
        if (left.current) return
        setAsking(false)
        setProblem(problems[code] ?? 'unavailable')
      },
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 30_000 },
    )
  }
  return { locate, asking, problem }
}
