/** Shows the staff admin in an element of the page. */
export function mountAdmin(root: HTMLElement): void {
  root.replaceChildren()
}
