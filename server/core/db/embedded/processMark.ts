// Identifies a process so that a reused process number, or the same number in another container, is not mistaken for it.
import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** A process: its number, its start time (clock ticks since boot; '' when unknown) and the machine or container it runs in. */
export interface ProcessMark {
  pid: number
  birth: string
  machine: string
}

async function birthOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The process name, in brackets, may contain spaces; the start time is the twentieth word after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

async function machineOf(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname())
  return `${boot.trim()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`
}

/** The mark of this process: its id, start time and machine. */
export async function here(): Promise<ProcessMark> {
  return { pid: process.pid, birth: await birthOf(process.pid), machine: await machineOf() }
}

/** Whether the process still runs; undefined for a process of another machine or container, where this cannot be determined. */
export async function isAlive(mark: ProcessMark): Promise<boolean | undefined> {
  if (mark.machine !== (await machineOf())) return undefined
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return mark.birth === (await birthOf(mark.pid))
}
