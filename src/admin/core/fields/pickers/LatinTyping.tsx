import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import { latinDigits } from '../../../../schema/core/values/digits.ts'

/** Converts digits of every script to Latin ones, the only digits that the parts of a picker accept. */
export function LatinTyping({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    const rewrite = (event: InputEvent) => {
      const latin = latinDigits(event.data ?? '')
      if (!event.data || latin === event.data) return
      event.preventDefault()
      event.stopPropagation()
      // The only way to insert text so that the library's editable element notices it.
      document.execCommand('insertText', false, latin)
    }
    element?.addEventListener('beforeinput', rewrite, true)
    return () => element?.removeEventListener('beforeinput', rewrite, true)
  }, [])
  return <Box ref={box}>{children}</Box>
}
