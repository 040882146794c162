export function BookService() { return null }
