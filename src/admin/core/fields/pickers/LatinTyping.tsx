import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import { latinDigits } from '../../../../schema/core/values/digits.ts'

/** Lets digits of every script be typed into the parts of a picker, which know Latin ones only. */
export function LatinTyping({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    const rewrite = (event: InputEvent) => {
      const latin = latinDigits(event.data ?? '')
      if (!event.data || latin === event.data) return
      event.preventDefault()
      event.stopPropagation()
      // The one way to type in another's editable part that the part itself notices.
      document.execCommand('insertText', false, latin)
    }
    element?.addEventListener('beforeinput', rewrite, true)
    return () => element?.removeEventListener('beforeinput', rewrite, true)
  }, [])
  return <Box ref={box}>{children}</Box>
}
