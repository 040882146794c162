// Reads iCalendar texts as calendar programs do (RFC 5545): unfolds, splits into components, and undoes escapes.

/** A component with its properties by name, parameters left out. */
export interface Component {
  name: string
  values: Record<string, string>
  inner: Component[]
}

const plain = (text: string): string => text.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** The calendar of a text. Throws an Error for one that is not well-formed. */
export function readICalendar(text: string): Component {
  if (/(^|[^\r])\n/.test(text) || !text.endsWith('\r\n')) throw new Error('A line does not end in CRLF.')
  const folded = text.slice(0, -2).split('\r\n')
  if (folded.some((line) => new TextEncoder().encode(line).length > 75)) throw new Error('A line is longer than 75 octets.')
  const root: Component = { name: '', values: {}, inner: [] }
  const open = [root]
  for (const line of folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    const top = open.at(-1)
    if (!name || !top) throw new Error(`Not a property: ${line}`)
    if (name === 'BEGIN') {
      const begun = { name: value, values: {}, inner: [] }
      top.inner.push(begun)
      open.push(begun)
    } else if (name === 'END') {
      if (top.name !== value) throw new Error(`${value} ends inside ${top.name}.`)
      open.pop()
    } else if (name in top.values) throw new Error(`${name} stands twice.`)
    else top.values[name] = plain(value)
  }
  const [calendar, ...more] = root.inner
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR' || more.length > 0) throw new Error('Not one calendar.')
  return calendar
}
