// HTML of a rich text as React elements: only allowed elements and checked links are rendered, whatever the server answered.
import { createElement, Fragment, type ReactNode } from 'react'

const known: readonly string[] = ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a']
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (name === 'script' || name === 'style') return null
  const inside = [...node.childNodes].map(drawn)
  if (!known.includes(name)) return createElement(Fragment, { key }, ...inside)
  if (name === 'br') return createElement('br', { key })
  if (name !== 'a') return createElement(name, { key }, ...inside)
  const href = node.getAttribute('href') ?? ''
  return /^(https?:|mailto:|tel:)/i.test(href)
    ? createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer' }, ...inside)
    : createElement(Fragment, { key }, ...inside)
}

/** The React elements of an HTML text. */
export const safeMarkup = (html: string): ReactNode => [...bodyOf(html).childNodes].map(drawn)

/** The text without markup, in one line. */
export const wordsOf = (html: string): string => {
  const body = bodyOf(html.replace(/<\/(p|h2|h3|li)>|<br\s*\/?>/gi, '$& '))
  for (const one of body.querySelectorAll('script, style')) one.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
