import { ApiError } from './api-error.ts'
import { expireSession } from './leave.ts'
import { send } from './request.ts'

interface GraphqlFault {
  readonly message: string
  readonly extensions?: { readonly code?: string }
}

/** A GraphQL answer with errors; the message is that of the first. */
export class GraphqlError extends Error {
  readonly faults: readonly GraphqlFault[]

  constructor(faults: readonly GraphqlFault[]) {
    super(faults[0]?.message ?? '')
    this.name = 'GraphqlError'
    this.faults = faults
  }
}

/** Asks the GraphQL door; gives `data`, throws {@link GraphqlError}, or {@link ApiError} when it did not answer as one. */
export const graphql = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
  const response = await send('POST', '/postgraphiles/public/graphql', { body: { query, variables } })
  const answer: { data?: T; errors?: GraphqlFault[] } | null = await response.json().catch(() => null)
  if (answer?.errors?.length) {
    if (answer.errors.some((fault) => fault.extensions?.code === 'UNAUTHENTICATED')) expireSession()
    throw new GraphqlError(answer.errors)
  }
  if (!answer || answer.data === undefined)
    throw new ApiError('NO_ENVELOPE', response.status, `${response.status} ${response.statusText}`.trim())
  return answer.data
}
