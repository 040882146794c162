export function ManageService() { return null }
