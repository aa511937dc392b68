/** The role that somebody who manages roles looks through in this window; it ends with the window. */
export interface LookedThrough {
  readonly id: string
  readonly name: string
}

export const lookingKey = 'chengban.lookThrough'

export const lookedThrough = (): LookedThrough | null => JSON.parse(sessionStorage.getItem(lookingKey) ?? 'null')

/** What every request says while somebody looks through a role. */
export const lookingHeaders = (): Record<string, string> => {
  const role = lookedThrough()
  return role ? { 'X-View-Role': role.id } : {}
}
