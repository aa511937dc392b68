import { graphql } from './graphql.ts'

const queries = new Map<string, string>()

/** Gives a GraphQL document a name by which screens ask for it. */
export const nameQuery = (name: string, document: string): void => void queries.set(name, document)

/** Runs a named query. Shows an alert and throws when no query has that name. */
export const runQuery = async <T>(name: string, variables: Record<string, unknown> = {}): Promise<T> => {
  const document = queries.get(name)
  if (document !== undefined) return graphql<T>(document, variables)
  alert(`查询 ${name} 未实现`)
  throw new Error(`查询 ${name} 未实现`)
}
