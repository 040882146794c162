// The check that every press is waited for.
import { describe, expect, it } from 'vitest'
import { checkPresses, pressesOf } from '../../../scripts/presses.mjs'

const complaintsOf = (code: string) => pressesOf('src/admin/One.tsx', `import Button from '@mui/material/Button'\n${code}`).length

describe('the check of presses', () => {
  it('finds nothing in the project', () => {
    expect(checkPresses(process.cwd())).toEqual([])
  })

  it.each([
    'const One = () => <button onClick={() => void send()} />',
    'const One = () => <Button onClick={() => remove.mutate()} />',
    'const One = () => <Button onClick={async () => send()} />',
    'const One = () => <form onSubmit={(event) => { event.preventDefault(); void send() }} />',
    'const One = () => { const send = async () => undefined; return <form onSubmit={send} /> }',
    'const One = () => { const choose = () => { void send() }; return <Button onClick={() => choose()} /> }',
    'const One = () => <Dialog onRun={() => void send()} />',
    'const One = () => <Dialog choices={[{ onChoose: () => void send() }]} />',
  ])('refuses %s', (code) => {
    expect(complaintsOf(code)).toBe(1)
  })

  it.each([
    'const One = () => <button onClick={press(() => send())} />',
    'const One = () => { const send = async () => undefined; return <form onSubmit={press(send)} /> }',
    'const One = () => { const send = async () => undefined; return <Dialog onRun={send} /> }',
    'const One = () => <Button onClick={() => setOpen(true)} />',
    'const One = () => <input onFocus={() => void load()} />',
  ])('takes %s', (code) => {
    expect(complaintsOf(code)).toBe(0)
  })
})
