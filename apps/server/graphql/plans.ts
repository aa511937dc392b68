import { GraphQLSchema } from 'postgraphile/graphql'
import { mostMutations, mostShapes } from './query.ts'

/** One schema twice: the library keeps the plans of a schema's operations with it, and so two rooms of them. */
export interface Planned {
  /** Reads, and what a text is judged by. */
  readonly schema: GraphQLSchema
  /** Mutations, of which each new text is planned: they push out no plan of a query. */
  readonly writing: GraphQLSchema
}

export const planned = (schema: GraphQLSchema): Planned => ({
  schema: bounded(schema, mostShapes),
  writing: bounded(schema, mostMutations),
})

/** A plan takes some 300 kB; the library itself would keep 500 operations with 50 plans each. */
const bounded = (schema: GraphQLSchema, most: number): GraphQLSchema => {
  const kept = { operationsCacheMaxLength: most, operationOperationPlansCacheMaxLength: 4 }
  const { extensions, ...config } = schema.toConfig()
  return new GraphQLSchema({ ...config, extensions: { ...extensions, grafast: { ...extensions.grafast, ...kept } } })
}
