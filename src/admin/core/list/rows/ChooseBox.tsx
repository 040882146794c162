import { useEffect, useRef } from 'react'

interface ChooseBoxProps {
  checked: boolean
  /** Some of its rows are selected, not all. */
  partly?: boolean
  label: string
  /** Called with whether the whole range since the last one is meant. */
  onPress: (range: boolean) => void
}

/** The check box that selects a row, or all of them. */
export function ChooseBox({ checked, partly = false, label, onPress }: ChooseBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <input
      ref={box}
      type="checkbox"
      className="choose"
      checked={checked}
      aria-label={label}
      onChange={() => undefined}
      onClick={(event) => onPress(event.shiftKey)}
    />
  )
}
