import { Refusal } from '@chengban/kernel/refusal.ts'
import { isDeep, tooDeep } from './nesting.ts'

export interface GraphqlBody {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
}

/** The body of a request; VALIDATION where it is none. */
export const bodyOf = (text: string): GraphqlBody => {
  const { query, variables, operationName } = objectOf(text)
  const isFit =
    typeof query === 'string' &&
    isObject(variables ?? {}) &&
    ['string', 'undefined'].includes(typeof (operationName ?? undefined))
  if (!isFit) throw new Refusal('VALIDATION', '请求格式错误')
  if (isDeep(variables)) throw tooDeep()
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    operationName: (operationName as string | null) ?? undefined,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectOf = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // said below
  }
  throw new Refusal('VALIDATION', '请求格式错误')
}
