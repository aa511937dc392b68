/** The role that somebody who manages roles looks through in this window; it ends with the window. */
export interface LookedThrough {
  readonly id: string
  readonly name: string
}

const key = 'chengban.lookThrough'

export const lookedThrough = (): LookedThrough | null => {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as LookedThrough)
}

/** Everything is read anew as the role sees it, beginning at the first page. */
export const lookThrough = ({ id, name }: LookedThrough): void => {
  sessionStorage.setItem(key, JSON.stringify({ id, name }))
  location.hash = '#/hello'
  location.reload()
}

/** Back to one's own eyes, where the role stands. */
export const lookAway = (): void => {
  const role = lookedThrough()
  sessionStorage.removeItem(key)
  if (role) location.hash = `#/record/role/${role.id}`
  location.reload()
}

/** What every request says while somebody looks through a role. */
export const lookingHeaders = (): Record<string, string> => {
  const role = lookedThrough()
  return role ? { 'X-View-Role': role.id } : {}
}
