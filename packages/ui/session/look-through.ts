import { type LookedThrough, lookedThrough, lookingKey } from '../api/looking.ts'
import { request } from '../api/request.ts'

/** Everything is read anew as the role sees it, beginning at the first page. */
export const lookThrough = ({ id, name }: LookedThrough): void => {
  sessionStorage.setItem(lookingKey, JSON.stringify({ id, name }))
  location.hash = '#/hello'
  location.reload()
}

/** Ends the view as a role and returns to the role's record. */
export const lookAway = (): void => {
  const role = lookedThrough()
  sessionStorage.removeItem(lookingKey)
  if (role) location.hash = `#/record/role/${role.id}`
  location.reload()
}

/** What the role leaves of one's rights; where it may no longer be looked through, one looks away. */
export const rightsLookedThrough = async (): Promise<{ readonly operations: readonly string[] }> => {
  try {
    const { operations } = await request<{ operations: readonly string[] }>('GET', '/api/permission/self')
    return { operations }
  } catch (error) {
    lookAway()
    throw error
  }
}
